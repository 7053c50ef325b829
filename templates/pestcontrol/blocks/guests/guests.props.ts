import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

const month = z.int().min(1).max(12);

/** Six guests struck off a list, and the calendar of when they call. */
export const guestsProps = z.strictObject({
  heading,
  guests: z
    .array(
      z.strictObject({
        name: line,
        latin: line,
        note: paragraph,
        price: line,
        /** In which they call. */
        months: z.array(month).min(1).max(12),
        /** First and last month of the height of it; it may run over the new year. */
        height: z.tuple([month, month]),
      }),
    )
    .length(6),
  calendar: z.strictObject({
    title: line,
    caption: line,
    months: z.array(line).length(12),
    /** What the two strokes mean, for those who hear the table. */
    calls: line,
    often: line,
  }),
});

export type GuestsProps = z.infer<typeof guestsProps>;
