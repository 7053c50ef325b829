import { z } from "zod";
import { bespoke, headingText, labelText, ornament } from "../../../../engine/blocks/fields.ts";
import { ownHouse } from "../../collections.ts";

const field = z.strictObject({
  label: labelText(20),
  unit: labelText(8),
  /** As what is wrong with it is told. */
  name: labelText(24),
});

export const mortgageProps = z.strictObject({
  house: ownHouse,
  title: headingText(40),
  /** What the fields say at first, beside the price: in percent, in percent a year, in years. */
  usual: z.strictObject({
    down: z.number().min(0).max(99),
    rate: z.number().min(0).max(25),
    years: z.int().min(1).max(50),
  }),
  /** Names the fields, for those who do not see them. */
  label: labelText(24),
  fields: z.strictObject({ price: field, down: field, rate: field, years: field }),
  /** What is wrong with a `{=field}`; the last of `{=least}` and `{=most}`. */
  errors: z.strictObject({ number: labelText(60), whole: labelText(60), range: labelText(80) }),
  /** Of `{=years}`. */
  years: labelText(16),
  /** Behind the sum. */
  aMonth: labelText(20),
  /** Of the formula: what is borrowed, the rate a month, the number of payments. */
  symbols: z.strictObject({ loan: ornament(2), rate: ornament(2), payments: ornament(2) }),
  /** Read aloud between the two halves of a fraction. */
  dividedBy: labelText(24),
  stale: bespoke(80),
  loan: labelText(20),
  payments: labelText(20),
  interest: labelText(24),
  note: bespoke(200),
});

export type MortgageProps = z.infer<typeof mortgageProps>;
