import type { Patch } from "../../../contract/patch.ts";
import { applyPatch } from "../../../engine/document/apply-patch.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { History } from "../draft/history.ts";
import type { DesignForms } from "../form/design-forms.ts";
import { fieldName } from "../form/form-words.ts";
import { leadsTo, linksOf } from "../links/link-places.ts";
import { partName } from "../parts/part-name.ts";
import { blankPage } from "./blank-page.ts";
import { leadSteps } from "./lead-steps.ts";
import { intoMenuSteps, mostInMenu, moveInMenuSteps, outOfMenuSteps, placeInMenu } from "./menu-steps.ts";
import { addPageSteps, copyOfPage, movePageSteps, titleSteps } from "./page-steps.ts";
import { pagesWords } from "./pages-words.ts";
import { type Reason, removePage } from "./remove-page.ts";

/** What has been done, for whoever hears it, and which page is to be shown then. */
export type PageResult = { told: string; path: string };

const { acts, told } = pagesWords;

/** Adds a page behind the page `after`: a heading and a text, or a copy of the page at `copyOf`. */
export function addPage(
  history: History,
  site: SiteDocument,
  {
    name,
    address,
    copyOf,
    after,
  }: { name: string; address: string; copyOf?: string | undefined; after: string },
): PageResult {
  const model = copyOf === undefined ? undefined : site.pages[copyOf];
  const page = model ? copyOfPage(model, name) : blankPage(name, site.seo.language);
  history.change(addPageSteps(site, address, page, after), { label: acts.add });
  return { told: told.added(name), path: address };
}

/** Calls the page at `path` otherwise and gives it another address, whichever of both is another one. */
export function renamePage(
  history: History,
  site: SiteDocument,
  path: string,
  { name, address }: { name: string; address: string },
): PageResult {
  const steps: Patch[number][] = [];
  if (name !== nameOf(site, path)) steps.push(...titleSteps(site, path, name));
  // The title goes along: the page is moved as it is then.
  const titled = steps.length > 0 ? applyPatch(site, steps) : site;
  if (address !== path) steps.push(...movePageSteps(titled, path, address));
  if (steps.length > 0) history.change(steps as Patch, { label: acts.rename });
  return { told: told.renamed(name, address), path: address };
}

/** Puts the page into the menu, takes it out, or moves it there by one place. Undefined where there is no way. */
export function changeMenu(
  history: History,
  site: SiteDocument,
  path: string,
  act: "in" | "out" | "earlier" | "later",
): PageResult | undefined {
  const { links } = site.nav;
  const name = nameOf(site, path);
  const place = placeInMenu(site, path);
  if (act === "in") {
    if (place >= 0 || links.length >= mostInMenu) return undefined;
    history.change(intoMenuSteps(site, path), { label: acts.menu });
    return { told: told.inMenu(name, links.length + 1, links.length + 1), path };
  }
  if (place < 0) return undefined;
  if (act === "out") {
    history.change(outOfMenuSteps(site, path), { label: acts.menu });
    return { told: told.outOfMenu(name), path };
  }
  const to = place + (act === "earlier" ? -1 : 1);
  if (to < 0 || to >= links.length) return undefined;
  history.change(moveInMenuSteps(site, path, to), { label: acts.menu });
  return { told: told.inMenu(name, to + 1, links.length), path };
}

/**
 * Takes the page away with the links to it, and has its address lead to the page `leadsOn`, or nowhere (null), once visitors have it no more;
 * undefined says nothing of that, where there are no visitors. Undefined where it has to stay (`whyKept`).
 */
export function takePageAway(
  history: History,
  site: SiteDocument,
  path: string,
  forms: DesignForms,
  leadsOn?: string | null,
): PageResult | undefined {
  const result = removePage(site, path, forms);
  if ("reason" in result) return undefined;
  const name = nameOf(site, path);
  const links = linksTo(site, path);
  const steps = leadsOn === undefined ? [] : leadSteps(site, path, leadsOn);
  history.change([...result.steps, ...steps] as Patch, { label: acts.remove });
  const way = leadsOn ? ` ${told.leads(path, nameOf(site, leadsOn))}` : "";
  return { told: told.removed(name, links) + way, path: "/" };
}

/** In words, why a page stays or keeps its address. */
export function reasonInWords(reason: Reason, site: SiteDocument): string {
  const { why } = pagesWords;
  switch (reason.why) {
    case "records":
      return why.records(fieldName(reason.collection));
    case "needed":
      return why.needed(sectionTypeName(reason.section), nameOf(site, reason.page));
    default:
      return why[reason.why];
  }
}

/** How many links of other pages, of menu and footer lead to the page. */
export function linksTo(site: SiteDocument, path: string): number {
  return linksOf(site).filter(
    ({ path: at, href }) => leadsTo(href, path) && !(at[0] === "pages" && at[1] === path),
  ).length;
}

export function nameOf(site: SiteDocument, path: string): string {
  return partName({ kind: "page", path }, site);
}
