import { z } from "zod";
import { heading, headingText, link } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";
import { drawing } from "../../drawing.ts";

export const pairProps = z.strictObject({
  heading: heading.extend({ title: headingText(64) }).optional(),
  /** Two is what it is made for: one by night, one by day. */
  cards: records(
    "offers",
    z.strictObject({
      name: part("title", 40),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      note: part("note", 60).optional(),
      text: part("text", 240).optional(),
      points: z.array(part("points", 90)).max(6).optional(),
      link: link.optional(),
    }),
    { max: 4 },
  ),
  drawing,
});

export type PairProps = z.infer<typeof pairProps>;
