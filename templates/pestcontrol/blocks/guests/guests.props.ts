import { z } from "zod";
import { bespoke, heading, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const month = z.int().min(1).max(12);

/** Guests struck off a list, and the calendar of when they call, in which those without months have no row. */
export const guestsProps = z.strictObject({
  heading: heading.extend({ title: headingText(80) }),
  guests: records(
    "offers",
    z.strictObject({
      name: part("title", 28),
      latin: bespoke(40).optional(),
      note: part("text", 140).optional(),
      price: part("price", 14).optional(),
      /** In which they call. */
      months: z.array(month).min(1).max(12).optional(),
      /** First and last month of the height of it; it may run over the new year. */
      height: z.tuple([month, month]).optional(),
    }),
    { max: 10 },
  ),
  calendar: z
    .strictObject({
      title: headingText(48),
      caption: bespoke(180).optional(),
      months: z.array(labelText(12)).length(12),
      /** What the two strokes mean, for those who hear the table. */
      calls: labelText(24),
      often: labelText(24),
    })
    .optional(),
});

export type GuestsProps = z.infer<typeof guestsProps>;
