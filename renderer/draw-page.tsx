import { renderToStaticMarkup } from "react-dom/server";
import { viewsOf } from "../engine/blocks/registry.ts";
import { pageAt } from "../engine/document/page-at.ts";
import type { Page, SiteDocument } from "../engine/document/site-document.ts";
import { nowhere, SiteVisitProvider } from "../engine/live/site-visit.ts";
import { PageBlocks } from "../engine/render/page-blocks.tsx";
import { type HeadEntry, leftOut, pageHead, type RecordData } from "../engine/render/page-head.ts";
import type { SiteRecord } from "../engine/render/resolve.ts";
import { resolveHref } from "../engine/render/resolve-href.ts";
import { SiteFrame } from "../engine/render/site-frame.tsx";
import { themeFonts } from "../engine/theme/theme-css.ts";
import type { Design } from "../templates/design.ts";
import { dataOfPage } from "./data-of-page.ts";
import { dataText } from "./data-text.ts";
import { type IslandData, islandAttribute } from "./islands/island-data.ts";
import { islandsOf } from "./islands-of.tsx";
import { messageOf } from "./message-of.ts";
import { sectionThatFails } from "./section-that-fails.ts";
import { type PlacedCard, shareCard } from "./share-card.ts";
import { SiteError } from "./site-error.ts";
import { SiteShell } from "./site-shell.tsx";

/** Where a site is shown. */
export type Destination = {
  /** Without a slash at its end. */
  origin: string;
  /** The path where it begins, without a slash at its end; none at the root of the origin. */
  base?: string;
  /** The address that its forms post to; without one nothing is sent. */
  receiver?: string;
  /** Whether pictures are drawn for sharing its pages, where it has chosen none. */
  hasCards?: boolean;
};

export type DrawnPage = {
  path: string;
  /** Where it is found at the origin. */
  address: string;
  /** The whole document, without its sheets and scripts. */
  html: string;
  /** The types of the blocks that it shows. */
  types: string[];
  /** The types of what lives in the browser. */
  islands: string[];
  /** What these draw only later, as markup. */
  later: string;
  /** A file that these fetch. */
  records?: { path: string; text: string } | undefined;
  /** Whether it is one of many that a page of records is drawn as. */
  isRecord: boolean;
  /** The picture that it is shared with, under the address that its markup gives it; none where its site has one. */
  card?: PlacedCard | undefined;
};

/** A page of a site, with its record where it is that of one. */
type Shown = Options & {
  site: SiteDocument;
  path: string;
  page: Page;
  record?: SiteRecord | undefined;
};

type Options = {
  /** Unless it is, search engines are to leave it out. */
  isListed?: boolean;
  /** The page that its card is that of; its own if not said otherwise. */
  cardOf?: string;
};

/** The page of `site`, which has told its facts, at `path`. Throws `SiteError` where a view does not cope. */
export function drawPage(
  site: SiteDocument,
  path: string,
  design: Design,
  to: Destination,
  options: Options = {},
): DrawnPage {
  const found = pageAt(site, path);
  if (!found) throw new Error(`the site has no page ${path}`);
  const shown = { site, path, ...options, ...found };
  try {
    return draw(shown, design, to);
  } catch (cause) {
    const where = sectionThatFails(found.page, (page) => draw({ ...shown, page }, design, to));
    const problem = `design ${design.slug || "none"}, page ${path}, ${where}: ${messageOf(cause)}`;
    throw new SiteError("view", [problem], { cause });
  }
}

function draw(
  { site, path, page, record, isListed = true, cardOf = path }: Shown,
  design: Design,
  { origin, base = "", receiver, hasCards = false }: Destination,
): DrawnPage {
  const place = { base, path };
  const card = hasCards && !site.seo.picture ? shareCard(site, cardOf, origin) : undefined;
  const views = viewsOf(design.blocks);
  const tellOf = recordDataOf(design, page);
  const { data, records, notes, drawAlive } = islandsOf(site, { place, page, record }, design, receiver);
  const head = pageHead(site, page.seo, place, origin, record, tellOf, card?.path);
  const markup = renderToStaticMarkup(
    <SiteShell
      site={site}
      head={isListed ? [...head, ...dataOfPage({ site, path, page, record }, origin, base)] : unlisted(head)}
      fonts={themeFonts(site.theme, design.firstFaces)}
    >
      <SiteVisitProvider value={{ ...nowhere, place, receiver }}>
        <SiteFrame site={site} place={place} content={page} notes={notes}>
          <PageBlocks
            page={page}
            views={views}
            source={{ base, collections: site.collections, record }}
            language={site.seo.language}
            currency={site.facts.currency}
            report={ignore}
            drawAlive={drawAlive}
          />
        </SiteFrame>
      </SiteVisitProvider>
    </SiteShell>,
  );
  const islands = [...new Set(data.islands.map(({ type }) => type))];
  const html = `<!DOCTYPE html>${markup.replace(themeMarks, "")}`;
  return {
    path,
    address: resolveHref(path, base),
    html: data.islands.length > 0 ? withData(html, data) : html,
    types: page.order.flatMap((key) => {
      const { type, isHidden } = page.sections[key] ?? {};
      return type && !isHidden && views.has(type) ? [type] : [];
    }),
    records,
    islands,
    later: islands.map((type) => design.blocks.get(type)?.later ?? "").join(""),
    isRecord: record !== undefined,
    card,
  };
}

function unlisted(head: readonly HeadEntry[]): readonly HeadEntry[] {
  return head.includes(leftOut) ? head : [...head, leftOut];
}

/** None for a collection that the design does not know, whatever it is called. */
function recordDataOf({ recordData = {} }: Design, { record = "" }: Page): RecordData | undefined {
  return Object.hasOwn(recordData, record) ? recordData[record] : undefined;
}

/** Whoever reads the document has said which blocks are unknown. */
function ignore(): void {}

/** By which React in a browser would find the theme. */
const themeMarks = / data-precedence="theme" data-href="theme-[^"]*"/;

/** After everything else: what stands between blocks has its place among them. */
function withData(html: string, data: IslandData): string {
  const script = `<script type="application/json" ${islandAttribute}="">${dataText(data)}</script>`;
  return html.replace("</body>", () => `${script}</body>`);
}
