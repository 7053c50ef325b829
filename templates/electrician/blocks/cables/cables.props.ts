import { z } from "zod";
import { heading, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

/** Colours of insulations; `earth` is green and yellow. */
const coreColours = ["brown", "blue", "earth", "black", "gray", "yellow"] as const;

export const cablesProps = z.strictObject({
  heading: heading.extend({ title: headingText(60) }).optional(),
  picture: picture.optional(),
  /** Without copper at their ends, cores are bands. */
  drawing,
  cores: records(
    "reasons",
    z.strictObject({
      /** Without one, the next in their order. */
      colour: z.enum(coreColours).optional(),
      title: part("title", 40),
      text: part("text", 140).optional(),
    }),
    { max: 8 },
  ),
});

export type CablesProps = z.infer<typeof cablesProps>;
