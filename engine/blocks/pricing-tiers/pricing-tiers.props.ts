import { z } from "zod";
import { heading, line, link, paragraph } from "../fields.ts";

const tier = z.strictObject({
  name: line,
  price: line,
  unit: line.optional(),
  description: paragraph,
  features: z.array(line).min(1).max(12),
  isPopular: z.boolean().optional(),
  action: link.optional(),
});

export const pricingTiersProps = z.strictObject({
  /** `columns`: side by side, the popular one filled. `ledger`: one wide row a tier. `steps`: columns that rise from tier to tier. */
  variant: z.enum(["columns", "ledger", "steps"]),
  heading: heading.optional(),
  /** Said on the popular tier. */
  popularLabel: line.optional(),
  tiers: z.array(tier).min(1).max(5),
  footnote: paragraph.optional(),
});

export type PricingTiersProps = z.infer<typeof pricingTiersProps>;
