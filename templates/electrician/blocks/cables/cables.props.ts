import { z } from "zod";
import { heading, line, paragraph, picture } from "../../../../engine/blocks/fields.ts";

/** Colour of an insulation; `earth` is green and yellow. */
export const coreColour = z.enum(["brown", "blue", "earth", "black", "gray", "yellow"]);

export const cablesProps = z.strictObject({
  heading,
  picture,
  cores: z
    .array(z.strictObject({ colour: coreColour, title: line, text: paragraph }))
    .min(1)
    .max(6),
});

export type CablesProps = z.infer<typeof cablesProps>;
