import { z } from "zod";
import { bespoke, heading, headingText, picture } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

export const reasonsProps = z.strictObject({
  heading: heading.extend({ title: headingText(80), lead: headingText(240).optional() }),
  picture,
  caption: bespoke(90).optional(),
  reasons: records(
    "reasons",
    z.strictObject({ title: part("title", 40), text: part("text", 140).optional() }),
    { max: 9 },
  ),
});

export type ReasonsProps = z.infer<typeof reasonsProps>;
