import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

const hour = z.int().min(0).max(24);

export const clockProps = z.strictObject({
  heading,
  /** Hours of a day in which one price holds; `to` may lie before `from`, on the next day. */
  zones: z
    .array(z.strictObject({ name: line, from: hour, to: hour, hours: line, price: line, note: line }))
    .min(1)
    .max(4),
  middle: line,
  footnote: paragraph,
});

export type ClockProps = z.infer<typeof clockProps>;
