import { type Billing, billings } from "./price.ts";

export const mostKilns = 20;

export type PricingQuery = { billing: Billing; kilns: number };

const usual: PricingQuery = { billing: "monthly", kilns: 4 };

/** Reads the query of the prices' address. Whatever it does not know there is as if it were not there. */
export function parsePricingQuery(search: string): PricingQuery {
  const params = new URLSearchParams(search);
  const kilns = params.get("kilns") ?? "";
  return {
    billing: billings.find((billing) => billing === params.get("billing")) ?? usual.billing,
    kilns: /^[1-9]\d?$/.test(kilns) ? Math.min(Number(kilns), mostKilns) : usual.kilns,
  };
}

/** The query of the address at which the prices show this, beginning with `?`; empty for what they show at first. */
export function formatPricingQuery({ billing, kilns }: PricingQuery): string {
  const params = new URLSearchParams();
  if (billing !== usual.billing) params.set("billing", billing);
  if (kilns !== usual.kilns) params.set("kilns", String(kilns));
  return params.size > 0 ? `?${params}` : "";
}
