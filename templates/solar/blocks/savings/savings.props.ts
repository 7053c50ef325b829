import { z } from "zod";
import { bespoke, headingText, labelText, link, ornament } from "../../../../engine/blocks/fields.ts";

const amount = z.number().positive();

/** In its texts, each `{}` stands for a figure of the sum, in the order in which they are read. */
export const savingsProps = z.strictObject({
  hour: ornament(8),
  title: headingText(100),
  lead: headingText(240).optional(),
  labels: z.strictObject({
    bill: bespoke(48),
    roof: bespoke(32),
    roofs: z.strictObject({ south: bespoke(20), "east-west": bespoke(20), flat: bespoke(20) }),
    panels: labelText(20),
    matching: bespoke(48),
    matched: bespoke(48),
  }),
  /** What is said to a bill that cannot be reckoned with. */
  errors: z.strictObject({
    missing: bespoke(120),
    unreadable: bespoke(120),
    tooLow: bespoke(120),
    tooHigh: bespoke(120),
  }),
  year: z.strictObject({ alt: bespoke(80), caption: bespoke(80) }),
  /** The bill of today, which lies the wrong way up under the invoice. */
  old: z.strictObject({ title: bespoke(24), text: bespoke(48) }),
  /** The lines of the sum. */
  invoice: z.strictObject({
    title: bespoke(14),
    from: bespoke(40),
    to: bespoke(40),
    made: bespoke(60),
    energy: bespoke(16),
    used: bespoke(48),
    sold: bespoke(48),
    earned: bespoke(32),
    price: bespoke(32),
    credit: bespoke(48),
    net: bespoke(48),
    paidOff: bespoke(32),
    term: bespoke(48),
    kept: bespoke(24),
  }),
  /** What a letter about it says. */
  letter: bespoke(160),
  /** What it is reckoned with: watts, cents, a share of the price, years, and kilowatt-hours of each kilowatt by roof. */
  rates: z.strictObject({
    panelWatts: amount.max(1000),
    centsPerWatt: amount.max(2000),
    credit: z.number().min(0).max(0.9),
    centsBought: amount.max(200),
    centsSold: z.number().min(0).max(200),
    warrantyYears: z.int().min(1).max(60),
    yields: z.strictObject({
      south: amount.max(3000),
      "east-west": amount.max(3000),
      flat: amount.max(3000),
    }),
  }),
  ask: link.optional(),
  call: link.optional(),
});

export type SavingsProps = z.infer<typeof savingsProps>;
