import type { Facts } from "../engine/facts/facts.ts";
import { type Trade, tradeNamed } from "../engine/facts/trades.ts";
import { neutralDesign } from "../engine/transfer/neutral-design.ts";
import type { Design } from "../engine/transfer/pour-content.ts";
import { suits } from "./suits.ts";

/** The design of `template` as a business with these facts wears it: whole where the template suits its trade. */
export function designFor(template: Design, { trade }: Pick<Facts, "trade">): Design {
  return suitsTrade(template.site.design, trade) ? template : neutralDesign(template);
}

/** Whether a business that calls its trade so finds it in the template `slug`. */
export function suitsTrade(slug: string | undefined, trade: string | undefined): boolean {
  const known = trade === undefined ? undefined : tradeNamed(trade);
  const own: readonly Trade[] = Object.entries(suits).find(([template]) => template === slug)?.[1] ?? [];
  return known !== undefined && own.includes(known);
}
