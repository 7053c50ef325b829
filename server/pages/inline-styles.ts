import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dropUnused } from "./drop-unused.ts";
import { pickUsedRules } from "./pick-used-rules.ts";

// React Router marks the sheet of a lazily loaded part with an empty fragment.
const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)#?"\/>/g;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Puts the CSS of a page into the page itself, in the place of its first sheet, so that nothing holds its first paint
 * back. A page without React (no module preloads) carries the rules it uses and loses its links. A hydrated page carries
 * its sheets whole, because what React shows later may need the rest; its links stay, because React looks for them, but
 * as `disabled`, so that no browser fetches what is there already. Style elements that stand in the page stay as they
 * are. `html` is a whole document, `directory` the folder its addresses begin at.
 */
export async function inlineStyles(html: string, directory: string): Promise<string> {
  const sheets = Array.from(html.matchAll(stylesheetLink), ([, href = ""]) => href);
  if (sheets.length === 0) return html;
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(directory, sheet), "utf8")));
  const css = texts.map((text) => text.trim()).join("");
  const isHydrated = html.includes('rel="modulepreload"');
  let inline = `<style>${isHydrated ? css : usedOf(css, html)}</style>`;
  return html.replaceAll(stylesheetLink, (_, href) => {
    const replaced = inline + (isHydrated ? `<link rel="stylesheet" href="${href}" disabled=""/>` : "");
    inline = "";
    return replaced;
  });
}

function usedOf(css: string, html: string): string {
  const others = Array.from(html.matchAll(styleElement), ([, text]) => text).join("");
  return dropUnused(pickUsedRules(css, html), others);
}
