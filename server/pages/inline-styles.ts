import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dropUnused } from "./drop-unused.ts";
import { readMarkup } from "./markup.ts";
import { pickUsedRules } from "./pick-used-rules.ts";

// React Router marks the sheet of a lazily loaded part with an empty fragment.
const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)#?"\/>/g;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

export type Sheets = {
  /** Addresses of those that more than one page links to. */
  shared: ReadonlySet<string>;
  /** Addresses of those with the engine's rules: they come first, so that a demo can say otherwise. */
  engine: ReadonlySet<string>;
};

/** The sheets that more than one of the built `pages` (whole documents) links to, by address. */
export function findSharedSheets(pages: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const shared = new Set<string>();
  for (const sheet of pages.flatMap((html) => [...new Set(sheetsOf(html))])) {
    if (seen.has(sheet)) shared.add(sheet);
    seen.add(sheet);
  }
  return shared;
}

/**
 * Puts the CSS that a page uses into the page itself, in the place of its first sheet: the rules it needs, and
 * of a hydrated page's own sheets, those that are not `shared`, everything: its first state needs most of them. A page
 * without React (no module preloads) then loses its links to the sheets; a hydrated page keeps them, because what React shows later may need the rest, but as `media="print"` until it runs
 * (`useFullStylesheets` in app/root.tsx), so that they do not delay the first paint. Style elements that stand in the page
 * stay as they are. `html` is a whole document, `directory` the folder its addresses begin at.
 */
export async function inlineStyles(
  html: string,
  { directory, shared, engine }: Sheets & { directory: string },
): Promise<string> {
  const sheets = sheetsOf(html).sort((one, other) => Number(engine.has(other)) - Number(engine.has(one)));
  if (sheets.length === 0) return html;
  const markup = readMarkup(html);
  const isHydrated = html.includes('rel="modulepreload"');
  const parts = await Promise.all(
    sheets.map(async (sheet) => {
      const css = await readFile(join(directory, sheet), "utf8");
      return shared.has(sheet) || !isHydrated ? pickUsedRules(css, markup) : css;
    }),
  );
  const others = Array.from(html.matchAll(styleElement), ([, css]) => css).join("");
  // Before the full sheets, so that these have the last word once they apply.
  let inline = `<style>${dropUnused(parts.join(""), others)}</style>`;
  return html.replaceAll(stylesheetLink, (link, href) => {
    const replaced = inline + (isHydrated ? waiting(link, engine.has(href)) : "");
    inline = "";
    return replaced;
  });
}

/** React wants to find the links in its own order: those of the engine are only marked, to be moved when they apply. */
function waiting(link: string, isEngine: boolean): string {
  return link.replace(/#?"\/>/, `" media="print"${isEngine ? ' data-sheet="engine"' : ""}/>`);
}

function sheetsOf(html: string): string[] {
  return Array.from(html.matchAll(stylesheetLink), ([, href = ""]) => href);
}
