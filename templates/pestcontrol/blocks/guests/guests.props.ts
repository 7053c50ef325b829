import { z } from "zod";
import { bespoke, heading, headingText, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

const month = z.int().min(1).max(12);

/** Names on a list that somebody has been through with a pen: guests struck off a list, and the calendar of when they call, in which those without months have no row. */
export const guestsProps = z.strictObject({
  /** What the pen does with the names: who is not a guest is not struck off. */
  pen: z.enum(["strike", "underline"]).optional(),
  heading: heading.extend({ title: headingText(80) }).optional(),
  guests: records(
    "offers",
    z.strictObject({
      name: part("title", 60),
      latin: bespoke(40).optional(),
      note: part("text", 240).optional(),
      points: z.array(part("points", 80)).max(12).optional(),
      price: part("price", 24).optional(),
      unit: part("unit", 24).optional(),
      when: part("when", 40).optional(),
      aside: part("note", 60).optional(),
      /** In which they call. */
      months: z.array(month).min(1).max(12).optional(),
      /** First and last month of the height of it; it may run over the new year. */
      height: z.tuple([month, month]).optional(),
    }),
    { max: 24 },
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
