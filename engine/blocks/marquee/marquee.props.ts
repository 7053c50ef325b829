import { z } from "zod";
import { bespoke, labelText } from "../fields.ts";

export const marqueeProps = z.strictObject({
  /** `banner`: large words on the page's ground. `ticker`: one small line with figures, between rules. `tape`: a slanted band in the accent. */
  variant: z.enum(["banner", "ticker", "tape"]),
  /** What the list is, for those who do not see it move. */
  label: labelText(60),
  items: z
    .array(z.strictObject({ text: bespoke(60), value: bespoke(40).optional() }))
    .min(1)
    .max(16),
});

export type MarqueeProps = z.infer<typeof marqueeProps>;
