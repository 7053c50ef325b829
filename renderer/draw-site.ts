import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { viewsOf } from "../engine/blocks/registry.ts";
import { pageAt, pathsOf } from "../engine/document/page-at.ts";
import { type ParsedSite, parseSite } from "../engine/document/parse-site.ts";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { pageHead } from "../engine/render/page-head.ts";
import { SitePage } from "../engine/render/site-page.tsx";
import { toldSite } from "../engine/render/told-site.ts";
import { themeFonts } from "../engine/theme/theme-css.ts";
import type { Design } from "../templates/design.ts";
import { dataText } from "./data-text.ts";
import { designNamed } from "./designs.ts";
import { drawIcon } from "./draw-icon.ts";
import { DrawingError, sectionThatFails } from "./drawing-error.ts";
import { type IslandData, islandAttribute } from "./islands/island-data.ts";
import { islandsOf } from "./islands-of.tsx";
import { leadToPlaces } from "./lead-to-places.ts";
import { withMissingPage } from "./missing-page.ts";
import { SiteShell } from "./site-shell.tsx";

/** Where a site is shown. */
export type Destination = {
  /** Without a slash at its end. */
  origin: string;
  /** The address that its forms post to; without one nothing is sent. */
  receiver?: string;
};

export type DrawnPage = {
  path: string;
  /** The whole document, without its sheets and scripts. */
  html: string;
  /** The types of the blocks that it shows. */
  types: string[];
  /** The types of those that live in the browser. */
  islands: string[];
  /** A file that these fetch. */
  records?: { path: string; text: string } | undefined;
  /** Whether it is one of many that a page of records is drawn as. */
  isRecord: boolean;
};

export type DrawnSite = {
  /** The design whose sheets its pages wear, none for the engine's alone. */
  design: string;
  pages: DrawnPage[];
  /** SVG. */
  icon: string;
  unknownBlocks: ParsedSite["unknownBlocks"];
};

/**
 * Every page of the site that `input` is (a document of any version, as JSON gives it), those of its records and the one
 * that answers for what it does not have, as they are shown at the root of an origin. Throws what `parseSite` throws,
 * `UnknownDesignError`, and `DrawingError` where a view does not cope.
 */
export function drawSite(input: unknown, to: Destination): DrawnSite {
  const design = designNamed(nameOfDesign(input));
  const { site: document, unknownBlocks } = parseSite(input, design.blocks);
  const site = toldSite(withMissingPage(withBegun(document, design)));
  const paths = new Set(pathsOf(site));
  const pages = Array.from(paths, (path) => drawPage(site, path, design, to));
  return {
    design: design.slug,
    pages: leadToPlaces(pages),
    icon: drawIcon(site.facts.name, site.theme),
    unknownBlocks,
  };
}

function nameOfDesign(input: unknown): string | undefined {
  if (typeof input !== "object" || input === null || !("design" in input)) return undefined;
  return typeof input.design === "string" ? input.design : undefined;
}

/** The site with a list, empty where it has none, for each of those that a visit begins with. */
function withBegun(site: SiteDocument, { begun = [] }: Design): SiteDocument {
  const nothing = Object.fromEntries(begun.map((name) => [name, []]));
  return { ...site, collections: { ...nothing, ...site.collections } };
}

function drawPage(
  site: SiteDocument,
  path: string,
  design: Design,
  { origin, receiver }: Destination,
): DrawnPage {
  const found = pageAt(site, path);
  if (!found) throw new Error(`the site has no page ${path}`);
  const { page, record } = found;
  const place = { base: "", path };
  const views = viewsOf(design.blocks);
  const tellOf = design.recordData?.[page.record ?? ""];
  const { data, records, notes, drawAlive } = islandsOf(site, { path, page, record }, design, receiver);
  const shell = (shown: SiteDocument) =>
    createElement(SiteShell, {
      site,
      head: pageHead(site, page.seo, place, origin, record, tellOf),
      fonts: themeFonts(site.theme, design.firstFaces),
      body: createElement(SitePage, { site: shown, place, views, notes, report: () => {}, drawAlive }),
    });
  try {
    const html = `<!DOCTYPE html>${renderToStaticMarkup(shell(site)).replace(themeMarks, "")}`;
    return {
      path,
      html: data.islands.length > 0 ? withData(html, data) : html,
      types: page.order.flatMap((key) => {
        const { type, isHidden } = page.sections[key] ?? {};
        return type && !isHidden && views.has(type) ? [type] : [];
      }),
      records,
      islands: [...new Set(data.islands.map(({ type }) => type))],
      isRecord: record !== undefined,
    };
  } catch (cause) {
    throw new DrawingError(
      {
        design: design.slug,
        path,
        ...sectionThatFails(site, path, (one) => renderToStaticMarkup(shell(one))),
      },
      cause,
    );
  }
}

/** By which React in a browser would find the theme. */
const themeMarks = / data-precedence="theme" data-href="theme-"/;

/** After everything else: what stands between blocks has its place among them. */
function withData(html: string, data: IslandData): string {
  const script = `<script type="application/json" ${islandAttribute}="">${dataText(data)}</script>`;
  return html.replace("</body>", () => `${script}</body>`);
}
