import { z } from "zod";
import { heading, line, paragraph } from "../../../../engine/blocks/fields.ts";

export const rainGaugeProps = z.strictObject({
  heading,
  unit: line,
  /** A year of it. */
  months: z.array(z.strictObject({ name: line, inches: z.number().min(0).max(5) })).length(12),
  seasons: z.array(z.strictObject({ name: line, text: paragraph })).max(4),
});

export type RainGaugeProps = z.infer<typeof rainGaugeProps>;
