import { trades } from "../../../engine/facts/trades.ts";
import { beginSite } from "../../../templates/begin-site.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import type { DesignHomes } from "../../../templates/fitting/home.ts";
import { homeOf } from "../../../templates/fitting/home-of.ts";
import { suits } from "../../../templates/suits.ts";

/** Stands for a name while the page is made: no text of a site has told it yet. */
const anybody = "Anybody";

/** The first pages of all designs, by the design's name: for the build, whose every page is plain data. */
export function everyHome(): Record<string, DesignHomes> {
  return Object.fromEntries(
    everyTemplate.map((template) => {
      const begun = (trade?: string) => beginSite(template, { name: anybody, trade }, "en-US");
      return [
        template.slug,
        {
          demo: homeOf(template.site, template),
          own: homeOf(begun(ownTrade(template.slug)), template),
          other: homeOf(begun(), template),
        },
      ];
    }),
  );
}

/** How a business of the first of a design's trades calls it. */
export function ownTrade(slug: string): string {
  const [trade] = suits[slug as keyof typeof suits];
  return trades[trade][0];
}
