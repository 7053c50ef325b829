import { createElement, type ReactElement } from "react";
import { type Block, type BlockView, type BlockViews, opensPage } from "../blocks/block.ts";
import { TitleRank } from "../blocks/page-title.tsx";
import { pageName } from "../document/page-name.ts";
import { sectionName } from "../document/section-name.ts";
import type { Page } from "../document/site-document.ts";
import type { Currency } from "../facts/currencies.ts";
import { wordsOf } from "../language/words-of.ts";
import { scriptNames } from "../theme/theme-css.ts";
import { resolve, type Source } from "./resolve.ts";

/**
 * What the block of this `id` says to begin with, as markup in which it is brought to life by itself, and as what it draws
 * the title of a page; undefined for one that is not.
 */
export type DrawAlive = (block: Block, id: string, rank: "h1" | "h2") => string | undefined;

type Props = {
  page: Pick<Page, "sections" | "order" | "seo">;
  views: BlockViews;
  source: Source;
  /** Of the site, as a tag. */
  language: string;
  /** What its prices are in, where it says so. */
  currency?: Currency | undefined;
  /** Hears of each block that no view can draw. */
  report?: (unknownType: string) => void;
  /** Of a page whose blocks live each by itself. */
  drawAlive?: DrawAlive | undefined;
};

/**
 * Draws the sections of a page in their order, each in a container of its own that its queries measure. A block of a type
 * that `views` does not have is left out and reported, so that one block too new or too old never takes its page down.
 * One `h1` is on every page: the title in the first section that has one, else, for those who do not see where they are,
 * what the page is called.
 */
export function PageBlocks({ page, views, source, language, currency, report = warn, drawAlive }: Props) {
  const { record } = source;
  const shown = page.order.flatMap((key): Section[] => {
    const block: Block | undefined = page.sections[key];
    if (!block || block.isHidden) return [];
    const View = views.get(block.type) as BlockView<object> | undefined;
    if (View) return [{ key, block, View, data: resolve(block.props, source) }];
    report(block.type);
    return [];
  });
  const opening = shown.find(({ View, data }) => opensPage(View, data));
  return [
    !opening && (
      <h1 key="" className="sr-only">
        {pageName(resolve(page.seo, source).title)}
      </h1>
    ),
    ...shown.map((section) => {
      const rank = !opening || opening === section ? "h1" : "h2";
      const { key } = section;
      // Another record is another page, whatever state its blocks are in.
      return drawSection(section, {
        rank,
        language,
        currency,
        drawAlive,
        key: record ? `${record.id} ${key}` : key,
      });
    }),
  ];
}

type Section = {
  key: string;
  block: Block;
  View: BlockView<object>;
  /** Its props as the view takes them. */
  data: object;
};

type Placed = Pick<Props, "language" | "currency" | "drawAlive"> & {
  /** As what it draws the title of a page. */
  rank: "h1" | "h2";
  /** For React, among its neighbours. */
  key: string;
};

/** One section in its container. */
export function drawSection(
  { key, block, View, data }: Section,
  { rank, language, currency, drawAlive, key: place }: Placed,
): ReactElement {
  const name = sectionName(key, block);
  const drawn = createElement(View, { ...data, id: name, locale: wordsOf(language, currency) });
  const alive = drawAlive?.(block, name, rank);
  return (
    <div
      key={place}
      className="block"
      id={name}
      data-block={block.type}
      data-tone={block.tone ?? "paper"}
      data-script={scriptNames(data, language)}
      {...(alive === undefined
        ? { children: rank === "h1" ? drawn : <TitleRank value={rank}>{drawn}</TitleRank> }
        : { dangerouslySetInnerHTML: { __html: alive } })}
    />
  );
}

function warn(type: string): void {
  console.warn(`no view draws blocks of type ${type}`);
}
