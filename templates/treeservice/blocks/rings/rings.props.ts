import { z } from "zod";
import { bespoke, factText, headingText, link } from "../../../../engine/blocks/fields.ts";

const year = z.int().min(1000).max(2100);

export const ringsProps = z
  .strictObject({
    title: headingText(80),
    lead: headingText(300).optional(),
    /** The sun behind the sign: a slice of trunk over a horizon of pines, or even rings over hills, which are anybody's. */
    drawing: z.enum(["trunk", "sun"]).optional(),
    firm: factText(80).optional(),
    /** What a caller asks first, a board each: price, area, hours, and what holds beyond them. */
    facts: z.array(factText(60)).max(5).optional(),
    estimate: link.optional(),
    phone: link.optional(),
    /** What the rings tell; without it the page goes on at the horizon. */
    heading: z.strictObject({ title: bespoke(40), lead: bespoke(140).optional() }).optional(),
    /** The year of the pith and that of the bark. */
    from: year,
    to: year,
    /** A tree lives at least from one year to another: two. The ground has room for seven. */
    events: z
      .array(z.strictObject({ year, text: bespoke(112) }))
      .min(2)
      .max(7)
      .optional(),
  })
  .refine(({ from, to, events = [] }) => events.every(({ year }) => year >= from && year <= to), {
    path: ["events"],
    message: "must lie between pith and bark",
  });

export type RingsProps = z.infer<typeof ringsProps>;
