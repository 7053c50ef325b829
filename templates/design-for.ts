import type { Facts } from "../engine/facts/facts.ts";
import type { Trade } from "../engine/facts/trades.ts";
import { neutralDesign } from "../engine/transfer/neutral-design.ts";
import type { Template } from "../engine/transfer/pour-content.ts";
import { suitsTrade } from "./suits-trade.ts";

/** The design of `template` as a business with these facts wears it: whole where the template suits its trade (`chosen`: if not what its makers say). */
export function designFor(
  template: Template,
  { trade }: Pick<Facts, "trade">,
  chosen?: readonly Trade[],
): Template {
  return suitsTrade(template.site.design, trade, chosen) ? template : neutralDesign(template);
}
