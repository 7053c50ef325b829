import type { Destination } from "../../renderer/renderer.ts";
import { pagePolicy } from "../http/security-headers.ts";
import { contentTypeOf } from "../pages/content-types.ts";
import { showBlockByBlock } from "../pages/show-block-by-block.ts";
import { dropSlashes } from "../pages/shrink-markup.ts";
import { writeSitemap } from "../pages/write-sitemap.ts";
import { addScripts } from "./add-scripts.ts";
import { placeCards } from "./cards/place-cards.ts";
import { checkDestination } from "./check-destination.ts";
import { loadRenderer } from "./load-renderer.ts";
import type { SiteFile } from "./site-file.ts";
import { stylePage } from "./style-page.ts";

export type RenderedSite = {
  files: SiteFile[];
  /** Blocks that this renderer does not know, which are drawn as nothing. */
  unknownBlocks: { page: string; key: string; type: string }[];
};

/**
 * All files of the site that `document` is (of any version, as JSON gives it), as they are answered at `origin`, which has
 * no slash at its end. The same document is always the same bytes. Pictures and fonts are links to those of the app, which
 * answers for its sites as well. Throws what `drawSite` throws, with the place of what is wrong, and
 * what `checkDestination` throws.
 */
export async function renderSite(document: unknown, to: Destination): Promise<RenderedSite> {
  const { origin } = to;
  checkDestination(to);
  const renderer = await loadRenderer();
  const drawn = renderer.drawing.drawSite(document, to);
  const shared = await placeCards(drawn.pages);
  const pages = shared.pages.map((page) => {
    const { html, files } = addScripts(
      { ...page, html: stylePage(drawn.design, page, renderer) },
      renderer.scripts,
    );
    return { ...page, html: showBlockByBlock(dropSlashes(html)), scripts: files };
  });
  const records = new Map(
    drawn.pages.flatMap((page) => (page.records ? [[page.records.path, page.records.text]] : [])),
  );
  const scripts = new Set(pages.flatMap((page) => page.scripts));
  const files = [
    ...pages.map(({ address, html }) => pageFile(address, html, origin)),
    textFile("/sitemap.xml", writeSitemap(new Map(pages.map(({ address, html }) => [address, html])))),
    textFile("/robots.txt", robots(origin, drawn.isHidden)),
    textFile("/icon.svg", drawn.icon),
    ...shared.files,
    ...Array.from(records, ([path, text]) => ({ ...textFile(path, text), isImmutable: true })),
    ...Array.from(scripts, (path) => ({
      ...textFile(path, renderer.scriptTexts.get(path) ?? ""),
      isImmutable: true,
    })),
  ];
  return { files, unknownBlocks: drawn.unknownBlocks };
}

/** Lets everybody in, also where nothing is to be found: what may not be read cannot say so. */
function robots(origin: string, isHidden: boolean): string {
  return `User-agent: *\nAllow: /\n${isHidden ? "" : `\nSitemap: ${origin}/sitemap.xml\n`}`;
}

function pageFile(path: string, html: string, origin: string): SiteFile {
  const policy = pagePolicy(html, { https: origin.startsWith("https:") });
  return { ...textFile(path, html, contentTypeOf("page.html")), policy };
}

function textFile(path: string, text: string, contentType = contentTypeOf(path)): SiteFile {
  return { path, contentType, bytes: new TextEncoder().encode(text), isImmutable: false };
}
