import { createElement } from "react";
import type { Block, BlockView, BlockViews } from "../blocks/block.ts";
import { sectionName } from "../document/section-name.ts";
import type { Page } from "../document/site-document.ts";
import { wordsOf } from "../language/words-of.ts";
import { scriptNames } from "../theme/theme-css.ts";
import { resolve, type Source } from "./resolve.ts";

type Props = {
  page: Pick<Page, "sections" | "order">;
  views: BlockViews;
  source: Source;
  /** Of the site, as a tag. */
  language: string;
  /** Hears of each block that no view can draw. */
  report?: (unknownType: string) => void;
};

/**
 * Draws the sections of a page in their order, each in a container of its own that its queries measure. A block of a type
 * that `views` does not have is left out and reported, so that one block too new or too old never takes its page down.
 */
export function PageBlocks({ page: { sections, order }, views, source, language, report = warn }: Props) {
  const { record } = source;
  const locale = wordsOf(language);
  return order.map((key) => {
    const block: Block | undefined = sections[key];
    if (!block || block.isHidden) return null;
    const { type, tone, props } = block;
    const View = views.get(type) as BlockView<object> | undefined;
    if (!View) {
      report(type);
      return null;
    }
    const name = sectionName(key, block);
    const data = resolve(props, source);
    return (
      // Another record is another page, whatever state its blocks are in.
      <div
        key={record ? `${record.id} ${key}` : key}
        className="block"
        id={name}
        data-block={type}
        data-tone={tone ?? "paper"}
        data-script={scriptNames(data, language)}
      >
        {createElement(View, { ...data, id: name, locale })}
      </div>
    );
  });
}

function warn(type: string): void {
  console.warn(`no view draws blocks of type ${type}`);
}
