import type { Block } from "../../../engine/blocks/block.ts";
import type { Page, SiteDocument } from "../../../engine/document/site-document.ts";
import { toldPage, toldSite } from "../../../engine/render/told-site.ts";

/** What surrounds the pages of a site, and what their texts tell. */
export type Frame = Omit<SiteDocument, "pages">;

/** A section with its facts told: the same object as long as it says the same. */
export type ToldSection = { key: string; block: Block };

/**
 * Gives `frameOf`, which takes a document and gives what surrounds its pages: the same object as before where none of it has
 * changed, so that what hangs on it need not be made anew with each letter.
 */
export function frameKeeper(): (site: SiteDocument) => Frame {
  let kept: Frame | undefined;
  return ({ pages: _, ...frame }) => {
    const names = Object.keys(frame) as (keyof Frame)[];
    const last = kept;
    const isSame =
      last &&
      names.length === Object.keys(last).length &&
      names.every((name) => Object.is(last[name], frame[name]));
    if (!isSame) kept = frame;
    return kept as Frame;
  };
}

const told = new WeakMap<Frame, WeakMap<Block, Map<boolean, Block>>>();

/** The sections of a page in their order, hidden ones left out, each told once as long as neither it nor the frame changes. */
export function toldSections(page: Page, frame: Frame): ToldSection[] {
  const known = told.get(frame) ?? new WeakMap<Block, Map<boolean, Block>>();
  told.set(frame, known);
  const shown = page.order.filter((key) => page.sections[key] && !page.sections[key].isHidden);
  return shown.flatMap((key, index) => {
    const block = page.sections[key];
    if (!block) return [];
    const isFirst = index === 0;
    const ways = known.get(block) ?? new Map<boolean, Block>();
    known.set(block, ways);
    const found = ways.get(isFirst) ?? tell(page, key, block, isFirst, frame);
    ways.set(isFirst, found);
    return [{ key, block: found }];
  });
}

function tell(page: Page, key: string, block: Block, isFirst: boolean, frame: Frame): Block {
  const alone = { ...page, order: isFirst ? [key] : [], sections: { [key]: block } };
  return toldPage(alone, frame).sections[key] ?? block;
}

/** The frame with its facts told. */
export function toldFrame(frame: Frame): Frame {
  return toldSite(frame);
}
