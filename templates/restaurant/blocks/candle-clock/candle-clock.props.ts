import { z } from "zod";
import { bespoke } from "../../../../engine/blocks/fields.ts";

export const candleClockProps = z.strictObject({
  /** The hours that the candle is marked with, from its wick down, or none: then it has pins alone. */
  marks: z.array(bespoke(8)).max(10),
});

export type CandleClockProps = z.infer<typeof candleClockProps>;
