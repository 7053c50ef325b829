import { pagePolicy } from "../http/security-headers.ts";
import { contentTypeOf } from "../pages/content-types.ts";
import { showBlockByBlock } from "../pages/show-block-by-block.ts";
import { shrinkMarkup } from "../pages/shrink-markup.ts";
import { writeSitemap } from "../pages/write-sitemap.ts";
import { type LoadedRenderer, loadRenderer } from "./load-renderer.ts";
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
 * answers for its sites as well. Throws what `drawSite` throws, with the place of what is wrong.
 */
export async function renderSite(document: unknown, { origin }: { origin: string }): Promise<RenderedSite> {
  const renderer = await loadRenderer();
  const drawn = renderer.drawing.drawSite(document, { origin });
  const pages = drawn.pages.map((page) => ({ ...page, design: drawn.design }));
  const finished = new Map(pages.map((page) => [page.path, finishPage(page, renderer)]));
  const files = [
    ...Array.from(finished, ([path, html]) => pageFile(path, html, origin)),
    textFile("/sitemap.xml", writeSitemap(finished)),
    textFile("/robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`),
    textFile("/icon.svg", drawn.icon),
  ];
  return { files, unknownBlocks: drawn.unknownBlocks };
}

function finishPage(page: Parameters<typeof stylePage>[0], renderer: LoadedRenderer): string {
  return showBlockByBlock(shrinkMarkup(stylePage(page, renderer)));
}

function pageFile(path: string, html: string, origin: string): SiteFile {
  const policy = pagePolicy(html, { https: origin.startsWith("https:") });
  return { ...textFile(path, html, contentTypeOf("page.html")), policy };
}

function textFile(path: string, text: string, contentType = contentTypeOf(path)): SiteFile {
  return { path, contentType, bytes: new TextEncoder().encode(text), isImmutable: false };
}
