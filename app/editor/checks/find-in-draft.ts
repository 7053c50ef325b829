import type { BlockViews } from "../../../engine/blocks/block.ts";
import { checkContrast } from "../../../engine/checks/check-contrast.ts";
import { checkHeadings } from "../../../engine/checks/check-headings.ts";
import { checkHeads } from "../../../engine/checks/check-heads.ts";
import { checkLinks } from "../../../engine/checks/check-links.ts";
import { checkPictures } from "../../../engine/checks/check-pictures.ts";
import type { CheckedPage, Finding } from "../../../engine/checks/finding.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import { shownPage } from "../canvas/shown-page.ts";
import { type Frame, frameKeeper } from "../canvas/told-sections.ts";
import { checkedPages, isKnown, lastKnown } from "./page-markup.ts";

/** What is found in a draft while somebody works on it. What publishing finds beside it (`engine/checks`) needs the server. */
export type DraftFindings = {
  findings: readonly Finding[];
  /** The section that opens each page, by its path. */
  openings: Readonly<Record<string, string | undefined>>;
};

const keepFrame = frameKeeper();

/**
 * Looks at all pages of `site`, one after the other so that whoever types meanwhile waits for one at most. The page `first`, which
 * is worked on, comes first: as soon as it is drawn, and of the others what they were when they were drawn last, `onFound` hears
 * what is found; and again when all are. Ends when `signal` says so.
 */
export async function findInDraft(
  site: SiteDocument,
  views: BlockViews,
  first: string,
  signal: AbortSignal,
  onFound: (found: DraftFindings) => void,
): Promise<void> {
  const frame = keepFrame(site);
  const paths = Object.keys(site.pages);
  const drawn = new Map<string, readonly CheckedPage[]>();
  let isTold = false;
  for (const path of [first, ...paths.filter((one) => one !== first)]) {
    const page = site.pages[path];
    if (!page) continue;
    if (!isKnown(page, frame)) {
      if (path !== first && !isTold && paths.every((one) => drawn.has(one) || lastKnown(one))) {
        onFound(
          findIn(
            site,
            frame,
            views,
            paths.flatMap((one) => drawn.get(one) ?? lastKnown(one) ?? []),
          ),
        );
        isTold = true;
      }
      await new Promise<void>((resolve) => setTimeout(resolve));
      if (signal.aborted) return;
    }
    drawn.set(path, checkedPages(site, path, frame, views));
  }
  onFound(
    findIn(
      site,
      frame,
      views,
      paths.flatMap((path) => drawn.get(path) ?? []),
    ),
  );
}

function findIn(
  site: SiteDocument,
  frame: Frame,
  views: BlockViews,
  pages: readonly CheckedPage[],
): DraftFindings {
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
    openings: Object.fromEntries(
      Object.keys(site.pages).map((path) => [path, shownPage(site, path, frame, views)?.opening]),
    ),
  };
}

function rank({ severity }: Finding): number {
  return severity === "blocking" ? 0 : 1;
}
