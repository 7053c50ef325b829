import type { Block } from "../engine/blocks/block.ts";
import type { CoreBlock } from "../engine/blocks/core-blocks.ts";
import type { Page } from "../engine/document/site-document.ts";

type AnyBlock<Own extends Block> = CoreBlock | Own;

/** A page of a template, whose sections stand in the order in which they are written. */
export function pageOf<Own extends Block = never>(
  page: Omit<Page<AnyBlock<Own>>, "order">,
): Page<AnyBlock<Own>> {
  return { ...page, order: Object.keys(page.sections) };
}
