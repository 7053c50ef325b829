import { type Trade, trades } from "../../engine/facts/trades.ts";
import { type BegunTemplate, beginSite } from "../begin-site.ts";
import type { DesignHomes } from "./home.ts";
import { homeOf } from "./home-of.ts";

/** Stands for a name while the page is made: no text of a site has told it yet. */
const anybody = "Anybody";

/** The first pages that `template` is tried on with, which suits these trades, the first of them its own. */
export function homesOf(template: BegunTemplate, suits: readonly Trade[]): DesignHomes {
  const [own] = suits;
  const begun = (trade?: string) => beginSite(template, { name: anybody, trade }, "en-US", suits);
  return {
    demo: homeOf(template.site, template),
    own: homeOf(begun(own && trades[own][0]), template),
    other: homeOf(begun(), template),
  };
}
