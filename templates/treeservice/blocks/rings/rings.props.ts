import { z } from "zod";
import { bespoke, factText, headingText, link } from "../../../../engine/blocks/fields.ts";

const year = z.int().min(1000).max(2100);

export const ringsProps = z
  .strictObject({
    title: headingText(60),
    firm: factText(80).optional(),
    /** What a caller asks first, a board each: price, area, hours, and what holds beyond them. */
    facts: z.array(factText(60)).max(5).optional(),
    phone: link.optional(),
    estimate: link.optional(),
    heading: z.strictObject({ title: bespoke(48), lead: bespoke(200).optional() }),
    /** The year of the pith and that of the bark. */
    from: year,
    to: year,
    /** A tree lives at least from one year to another: two. The ground has room for seven. */
    events: z
      .array(z.strictObject({ year, text: bespoke(120) }))
      .min(2)
      .max(7),
  })
  .refine(({ from, to, events }) => events.every(({ year }) => year >= from && year <= to), {
    path: ["events"],
    message: "must lie between pith and bark",
  });

export type RingsProps = z.infer<typeof ringsProps>;
