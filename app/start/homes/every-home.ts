import { trades } from "../../../engine/facts/trades.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import type { DesignHomes } from "../../../templates/fitting/home.ts";
import { homesOf } from "../../../templates/fitting/homes-of.ts";
import { suits } from "../../../templates/suits.ts";

/** The first pages of all designs, by the design's name: for the build, whose every page is plain data. */
export function everyHome(): Record<string, DesignHomes> {
  return Object.fromEntries(
    everyTemplate.map((template) => [
      template.slug,
      homesOf(template, suits[template.slug as keyof typeof suits]),
    ]),
  );
}

/** How a business of the first of a design's trades calls it. */
export function ownTrade(slug: string): string {
  const [trade] = suits[slug as keyof typeof suits];
  return trades[trade][0];
}
