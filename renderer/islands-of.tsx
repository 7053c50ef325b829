import { createHash } from "node:crypto";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Block, BlockView } from "../engine/blocks/block.ts";
import { sectionName } from "../engine/document/section-name.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import { wordsOf } from "../engine/language/words-of.ts";
import type { DrawAlive } from "../engine/render/page-blocks.tsx";
import type { SiteRecord } from "../engine/render/resolve.ts";
import type { Place } from "../engine/render/site-frame.tsx";
import type { Design } from "../templates/design.ts";
import { collectionsOf } from "./collections-of.ts";
import { Island } from "./islands/island.tsx";
import type { IslandData } from "./islands/island-data.ts";

/** What lives on one page, each part by itself, and how it is drawn. */
export type Islands = {
  drawAlive: DrawAlive;
  /** What stands behind links of the navigation, by the path that they lead to. */
  notes: Record<string, ReactNode>;
  /** What the parts will need in the browser. */
  data: IslandData;
  /** The collections that they refer to, at the address that `data` names. */
  records?: { path: string; text: string };
};

type Part = IslandData["islands"][number];

export type Shown = { place: Place; page: Page; record?: SiteRecord | undefined };

/**
 * The islands of a page of `site`. They are drawn with the marks by which a browser finds its place in their texts, unlike
 * the rest of the page, whose letters such marks would push apart. Notes of the navigation live only beside a block that
 * does: no page has a script for them alone.
 */
export function islandsOf(
  site: SiteDocument,
  { place, page, record }: Shown,
  design: Design,
  receiver?: string,
): Islands {
  const blocks = page.order.flatMap((key) => {
    const block = page.sections[key];
    return block && isLive(block, design) ? [[block, key] as const] : [];
  });
  const notes = blocks.length > 0 ? notesOf(site, design) : [];
  const islands: Part[] = [
    ...blocks.map(([block, key]) => ({ type: block.type, id: sectionName(key, block), props: block.props })),
    ...notes.map(({ island }) => island),
  ];
  const collections = collectionsOf(site, [islands, record]);
  const records = collections && fileOf(collections);
  const data = {
    place,
    receiver,
    locale: wordsOf(site.seo.language, site.facts.currency),
    ...(record && placeOf(record, page, collections)),
    records: records?.path,
    islands,
  };
  const draw = (View: BlockView<never>, island: Part) =>
    renderToString(<Island View={View} island={island} page={data} collections={collections} />);
  return {
    data,
    records,
    drawAlive: ({ type }, id, rank) => {
      const island = islands.find((one) => one.id === id);
      if (island && rank === "h2") island.rank = rank;
      const View = design.blocks.get(type)?.View;
      return island && View && draw(View, island);
    },
    notes: Object.fromEntries(
      notes.map(({ path, View, island }) => {
        const __html = draw(View, island);
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it
        return [path, <span key={path} id={island.id} dangerouslySetInnerHTML={{ __html }} />];
      }),
    ),
  };
}

function isLive({ type, props, isHidden }: Block, { blocks }: Design): boolean {
  const { isLive = false } = blocks.get(type) ?? {};
  return !isHidden && (typeof isLive === "function" ? isLive(props as never) : isLive);
}

function notesOf({ nav }: SiteDocument, { notes = {} }: Design) {
  return Object.entries(notes)
    .filter(([path]) => nav.links.some(({ href }) => href === path))
    .map(([path, { type, View, props }], index) => ({
      path,
      View,
      island: { type, id: `navigation-note-${index + 1}`, props },
    }));
}

/** A record that is among the `collections` of the page need not be said twice. */
function placeOf(
  record: SiteRecord,
  { record: collection }: Page,
  collections: SiteDocument["collections"],
): Pick<IslandData, "record" | "recordPlace"> {
  const isThere = collection && collections && Object.hasOwn(collections, collection);
  return isThere ? { recordPlace: { collection, id: record.id } } : { record };
}

/** Written once for all pages that show the same: with a text of its own for each page a large shop would not fit into memory. */
const files = new WeakMap<object, { path: string; text: string }>();

function fileOf(data: object): { path: string; text: string } {
  const known = files.get(data);
  if (known) return known;
  const text = JSON.stringify(data);
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 10);
  const file = { path: `/assets/records-${hash}.json`, text };
  files.set(data, file);
  return file;
}
