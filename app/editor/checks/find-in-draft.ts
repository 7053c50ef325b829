import type { BlockViews } from "../../../engine/blocks/block.ts";
import { checkContrast } from "../../../engine/checks/check-contrast.ts";
import { checkHeadings } from "../../../engine/checks/check-headings.ts";
import { checkHeads } from "../../../engine/checks/check-heads.ts";
import { checkLinks } from "../../../engine/checks/check-links.ts";
import { checkPictures } from "../../../engine/checks/check-pictures.ts";
import type { CheckedPage, Finding } from "../../../engine/checks/finding.ts";
import { shownSections } from "../../../engine/checks/shown-sections.ts";
import { samplesOf } from "../../../engine/document/samples.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { shownPage } from "../canvas/shown-page.ts";
import { frameKeeper } from "../canvas/told-sections.ts";
import { checkedPages } from "./page-markup.ts";

/** What every business says of itself, and this one does not yet. */
export type MissingFact = "phone" | "email" | "street";

/** A section that says what the template said: in whole, or in part, or as what opens its page, which then is not hidden with the others. */
export type SampleSection = { page: string; section: string; type: string; isHideable: boolean };

/** What is found in a draft while somebody works on it. What publishing finds beside it (`engine/checks`) needs the server. */
export type DraftFindings = {
  findings: readonly Finding[];
  missing: readonly MissingFact[];
  samples: readonly SampleSection[];
};

const keepFrame = frameKeeper();

/**
 * Looks at all pages of `site`, one after the other so that whoever types meanwhile waits for one at most; gives undefined
 * when `signal` has ended it.
 */
export async function findInDraft(
  site: SiteDocument,
  views: BlockViews,
  signal: AbortSignal,
): Promise<DraftFindings | undefined> {
  const frame = keepFrame(site);
  const pages: CheckedPage[] = [];
  for (const path of Object.keys(site.pages)) {
    await new Promise<void>((resolve) => setTimeout(resolve));
    if (signal.aborted) return undefined;
    pages.push(...checkedPages(site, path, frame, views));
  }
  const checked = { site, blocks: new Map(), pages };
  const all = [
    ...checkContrast(site.theme),
    ...checkLinks(checked),
    ...checkHeads(checked),
    ...checkPictures(checked),
    ...checkHeadings(checked),
  ];
  return {
    findings: all.toSorted((one, other) => rank(one) - rank(other)),
    missing: (["phone", "email", "street"] as const).filter((fact) => !site.facts[fact]),
    samples: samplesIn(site, (path) => shownPage(site, path, frame, views)?.opening),
  };
}

function rank({ severity }: Finding): number {
  return severity === "blocking" ? 0 : 1;
}

/** A form is none of them: what it asks is true of every business. */
function samplesIn(site: SiteDocument, openingOf: (path: string) => string | undefined): SampleSection[] {
  return shownSections(site).flatMap(({ page, key, block, of }) => {
    const samples = samplesOf(of, key);
    if (samples === undefined || block.type === "form") return [];
    const isHideable = samples === true && openingOf(page) !== key;
    return [{ page, section: key, type: block.type, isHideable }];
  });
}
