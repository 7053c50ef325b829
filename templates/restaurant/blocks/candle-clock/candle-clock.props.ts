import { z } from "zod";
import { bespoke } from "../../../../engine/blocks/fields.ts";

export const candleClockProps = z.strictObject({
  /** The hours that the candle is marked with, from its wick down; a candle with one mark would tell no time. */
  marks: z.array(bespoke(8)).min(2).max(10),
});

export type CandleClockProps = z.infer<typeof candleClockProps>;
