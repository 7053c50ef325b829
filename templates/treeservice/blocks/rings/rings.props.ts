import { z } from "zod";
import { heading, line, link, paragraph } from "../../../../engine/blocks/fields.ts";

const year = z.int().min(1000).max(2100);

export const ringsProps = z
  .strictObject({
    title: line,
    firm: line,
    /** What a caller asks first, a board each: price, area, hours. */
    facts: z.array(line).min(1).max(4),
    note: line,
    phone: link,
    estimate: link,
    heading,
    /** The year of the pith and that of the bark. */
    from: year,
    to: year,
    events: z
      .array(z.strictObject({ year, text: paragraph }))
      .min(2)
      .max(9),
  })
  .refine(({ from, to, events }) => events.every(({ year }) => year >= from && year <= to), {
    path: ["events"],
    message: "must lie between pith and bark",
  });

export type RingsProps = z.infer<typeof ringsProps>;
