import { z } from "zod";
import { bespoke, heading, labelText, link } from "../fields.ts";
import { part, records } from "../role.ts";

const tier = z.strictObject({
  name: part("title", 60),
  price: part("price", 24).optional(),
  unit: part("unit", 60).optional(),
  description: part("text", 300).optional(),
  features: z.array(part("points", 120)).max(12).optional(),
  isPopular: z.boolean().optional(),
  action: link.optional(),
});

export const pricingTiersProps = z.strictObject({
  /** `columns`: side by side, the popular one filled. `ledger`: one wide row a tier. `steps`: columns that rise from tier to tier. */
  variant: z.enum(["columns", "ledger", "steps"]),
  heading: heading.optional(),
  /** Said on the popular tier. */
  popularLabel: labelText(40).optional(),
  tiers: records("offers", tier, { max: 5 }),
  footnote: bespoke(400).optional(),
});

export type PricingTiersProps = z.infer<typeof pricingTiersProps>;
