import { z } from "zod";
import { bespoke, heading, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** Why one chooses the house, above a street in which nothing is to be seen but a van that says nothing. */
export const discretionProps = z.strictObject({
  heading: heading.extend({ title: headingText(80) }),
  reasons: records(
    "reasons",
    z.strictObject({ title: part("title", 44), text: part("text", 140).optional() }),
    { max: 10 },
  ),
  picture,
  caption: bespoke(80).optional(),
});

export type DiscretionProps = z.infer<typeof discretionProps>;
