import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const fortyProps = z.strictObject({
  heading,
  years: z.int().min(10).max(40),
  /** Before the number of a year. */
  yearLabel: line,
  /** Years in which somebody comes. */
  visits: z.array(z.strictObject({ year: z.int().positive(), text: paragraph })).max(5),
});

export type FortyProps = z.infer<typeof fortyProps>;
