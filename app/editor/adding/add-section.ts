import type { Block } from "../../../engine/blocks/block.ts";
import { sectionTypeName } from "../../../engine/document/section-words.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { History } from "../draft/history.ts";
import { editorWords } from "../editor-words.ts";
import type { AddPlace } from "../panel.ts";
import type { ActResult } from "../sections/act-on-section.ts";
import { addSteps, newSectionKey } from "../sections/section-steps.ts";

/**
 * Adds `block` to the page at `path`, at the place `at`, as one act; at the end where that has gone. Undefined where there is no
 * such page.
 */
export function addSection(
  history: History,
  { pages }: SiteDocument,
  path: string,
  block: Block,
  at: AddPlace,
): ActResult | undefined {
  const page = pages[path];
  if (!page) return undefined;
  const { acts, adding } = editorWords;
  const key = newSectionKey();
  const place = placeIn(page.order, at);
  history.change(addSteps({ path, page, key }, block, place), { label: acts.add });
  const above = page.sections[page.order[place - 1] ?? ""];
  const name = sectionTypeName(block.type);
  const told =
    at === "first" ? adding.toldFirst(name) : adding.told(name, above && sectionTypeName(above.type));
  return { told, chosen: key };
}

function placeIn(order: readonly string[], at: AddPlace): number {
  if (at === "first") return 0;
  const found = at === "last" ? -1 : order.indexOf(at.below);
  return found < 0 ? order.length : found + 1;
}
