import type { Facts } from "../engine/facts/facts.ts";
import { neutralDesign } from "../engine/transfer/neutral-design.ts";
import type { Template } from "../engine/transfer/pour-content.ts";
import { suitsTrade } from "./suits-trade.ts";

/** The design of `template` as a business with these facts wears it: whole where the template suits its trade. */
export function designFor(template: Template, { trade }: Pick<Facts, "trade">): Template {
  return suitsTrade(template.site.design, trade) ? template : neutralDesign(template);
}
