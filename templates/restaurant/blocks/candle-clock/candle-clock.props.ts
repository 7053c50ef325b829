import { z } from "zod";
import { line } from "../../../../engine/blocks/fields.ts";

export const candleClockProps = z.strictObject({
  /** The hours that the candle is marked with, from its wick down. */
  marks: z.array(line).min(2).max(10),
});

export type CandleClockProps = z.infer<typeof candleClockProps>;
