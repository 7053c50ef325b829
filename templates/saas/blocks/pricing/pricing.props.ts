import { z } from "zod";
import { bespoke, headingText, href, inParts, labelText } from "../../../../engine/blocks/fields.ts";
import { part, records } from "../../../../engine/blocks/role.ts";

/** In cents, so that sums are exact. */
const cents = inParts(z.int().min(0).max(99_999_999), 2);

const plan = z.strictObject({
  name: part("title", 16),
  /** For a month, without what is counted beyond `kilns`, each of which costs `extraKiln` more. */
  monthly: cents,
  kilns: z.int().min(0).max(20),
  extraKiln: cents,
  for: part("text", 100).optional(),
  features: z.array(part("points", 60)).max(8).optional(),
});

export type Plan = z.infer<typeof plan>;

export const pricingProps = z.strictObject({
  title: headingText(20),
  lead: headingText(160).optional(),
  /** At most as many as the table has room for. */
  plans: records("offers", plan, { max: 3 }),
  /** A year costs as much as this many months. */
  monthsInYear: z.int().min(1).max(12),
  billing: z.strictObject({ label: labelText(16), monthly: labelText(24), yearly: labelText(32) }),
  /** Names what is counted. */
  kilns: labelText(32),
  /** Where one begins with a plan. */
  start: z.strictObject({ label: labelText(24), href }),
  /** What is said of a plan; each `{}` is a number or an amount. */
  words: z.strictObject({
    currency: labelText(4),
    month: bespoke(16),
    year: bespoke(16),
    one: bespoke(24),
    many: bespoke(24),
    more: bespoke(40),
    saves: bespoke(48),
    saved: bespoke(48),
    best: labelText(16),
    /** After the name of the plan, before what it costs. */
    fits: bespoke(24),
    costsMonthly: bespoke(32),
    costsYearly: bespoke(48),
  }),
  /** What each plan holds, in the order of the plans. */
  comparison: z
    .strictObject({
      title: headingText(32),
      groups: z
        .array(
          z.strictObject({
            group: bespoke(24),
            rows: z
              .array(
                z.strictObject({
                  name: bespoke(32),
                  cells: z
                    .array(z.union([z.boolean(), bespoke(24)]))
                    .min(1)
                    .max(3),
                }),
              )
              .min(1)
              .max(12),
          }),
        )
        .min(1)
        .max(8),
      /** Read aloud: there, and not there. */
      yes: labelText(12),
      no: labelText(12),
    })
    .optional(),
});

export type PricingProps = z.infer<typeof pricingProps>;
