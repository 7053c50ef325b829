import { z } from "zod";
import { heading, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Colours of insulations; `earth` is green and yellow. */
const coreColours = ["brown", "blue", "earth", "black", "gray", "yellow"] as const;

export const cablesProps = z.strictObject({
  heading: heading.extend({ title: headingText(60) }),
  picture,
  cores: records(
    "reasons",
    z.strictObject({
      /** Without one, the next in their order. */
      colour: z.enum(coreColours).optional(),
      title: part("title", 28),
      text: part("text", 100).optional(),
    }),
    { max: 8 },
  ),
});

export type CablesProps = z.infer<typeof cablesProps>;
