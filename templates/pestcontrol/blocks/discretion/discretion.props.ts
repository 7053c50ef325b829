import { z } from "zod";
import { bespoke, heading, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Why one chooses the house, above a street in which nothing is to be seen but a van that says nothing. */
export const discretionProps = z.strictObject({
  heading: heading.extend({ title: headingText(80) }).optional(),
  reasons: records(
    "reasons",
    z.strictObject({ title: part("title", 60), text: part("text", 240).optional() }),
    { max: 16 },
  ),
  picture: picture.optional(),
  caption: bespoke(80).optional(),
  /** What passes by below; the van of somebody who comes to houses unless told. */
  passing: z.enum(["van", "nobody"]).optional(),
});

export type DiscretionProps = z.infer<typeof discretionProps>;
