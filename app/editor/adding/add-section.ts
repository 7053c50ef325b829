import type { Block } from "../../../engine/blocks/block.ts";
import type { SiteDocument } from "../../../engine/document/site-document.ts";
import type { History } from "../draft/history.ts";
import { editorWords } from "../editor-words.ts";
import { sectionTypeName } from "../form/form-words.ts";
import type { ActResult } from "../sections/act-on-section.ts";
import { addSteps, newSectionKey } from "../sections/section-steps.ts";

/**
 * Adds `block` to the page at `path`, below its section `below`, else as the last, as one act. Undefined where there is no such
 * page.
 */
export function addSection(
  history: History,
  { pages }: SiteDocument,
  path: string,
  block: Block,
  below: string | undefined,
): ActResult | undefined {
  const page = pages[path];
  if (!page) return undefined;
  const { acts, adding } = editorWords;
  const key = newSectionKey();
  const found = below === undefined ? -1 : page.order.indexOf(below);
  const place = found < 0 ? page.order.length : found + 1;
  history.change(addSteps({ path, page, key }, block, place), { label: acts.add });
  const above = page.sections[page.order[place - 1] ?? ""];
  const name = sectionTypeName(block.type);
  return { told: adding.told(name, above && sectionTypeName(above.type)), chosen: key };
}
