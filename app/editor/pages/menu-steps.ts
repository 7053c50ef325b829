import type { Patch } from "../../../contract/patch.ts";
import { pageName, withoutFacts } from "../../../engine/document/page-name.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";

/** How many links a menu holds, as its schema says. */
export const mostInMenu = 8;
const longestLabel = 60;

/** At which place of the menu the page stands; -1 where it does not. */
export function placeInMenu({ nav }: SiteDocument, path: string): number {
  return nav.links.findIndex(({ href }) => href === path);
}

/** Puts the page into the menu, as its last link, called as the page is. */
export function intoMenuSteps(site: SiteDocument, path: string): Patch {
  const { nav, pages, facts } = site;
  const label = withoutFacts(pageName(pages[path]?.seo.title ?? ""), facts.name)
    .slice(0, longestLabel)
    .trim();
  return [
    { op: "add", path: ["nav", "links", nav.links.length], value: { label: label || path, href: path } },
  ];
}

/** Takes the page out of the menu. */
export function outOfMenuSteps({ nav }: SiteDocument, path: string): Patch {
  const places = nav.links.flatMap(({ href }, index) => (href === path ? [index] : []));
  return places.reverse().map((index) => ({ op: "remove", path: ["nav", "links", index] })) as Patch;
}

/** Moves the page's link in the menu to the place `to`. */
export function moveInMenuSteps(site: SiteDocument, path: string, to: number): Patch {
  const from = placeInMenu(site, path);
  return [
    { op: "remove", path: ["nav", "links", from] },
    { op: "add", path: ["nav", "links", to], value: site.nav.links[from] as never },
  ];
}
