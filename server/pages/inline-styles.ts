import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { dropUnused } from "./drop-unused.ts";
import { inOneLayer } from "./in-one-layer.ts";
import { inlineConstants } from "./inline-constants.ts";
import { pickUsedRules } from "./pick-used-rules.ts";
import { shortenNames } from "./shorten-names.ts";

// React Router marks the sheet of a lazily loaded part with an empty fragment.
const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)(#?)"\/>/g;
const styleElement = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** One that React would find again by these marks: a theme. */
const markedStyle = /<style data-precedence="[^"]*" data-href="[^"]*">([\s\S]*?)<\/style>/g;
const attributeWithVariable = /="([^"<>]*\bvar\(--[^"<>]*)"/g;

/**
 * Puts the CSS of a page into the page itself, in the place of its first sheet, so that nothing holds its first paint
 * back. A page without React (no module preloads) carries the rules it uses, behind what it uses of its theme, and loses
 * its links. A hydrated page carries its sheets whole, because what React shows later may need the rest; its links stay,
 * because React looks for them, but as `disabled`, so that no browser fetches what is there already. All other style
 * elements that stand in the page stay as they are. `html` is a whole document, `directory` the folder its addresses begin at.
 */
export async function inlineStyles(html: string, directory: string): Promise<string> {
  const sheets = Array.from(html.matchAll(stylesheetLink), ([, href = ""]) => href);
  if (sheets.length === 0) return html;
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(directory, sheet), "utf8")));
  const css = texts.map((text) => text.trim()).join("");
  if (html.includes('rel="modulepreload"')) {
    const inline = once(`<style>${css}</style>`);
    return html.replaceAll(
      stylesheetLink,
      // As it was written: a sheet that a part which comes later needs too is marked, and React compares that.
      (_, href, mark) => `${inline()}<link rel="stylesheet" href="${href}${mark}" disabled=""/>`,
    );
  }
  const theme = Array.from(html.matchAll(markedStyle), ([, text]) => text).join("");
  const unstyled = html.replaceAll(markedStyle, "");
  const styled = (text: string) => unstyled.replaceAll(stylesheetLink, once(`<style>${text}</style>`));
  const used = usedOf(theme + inOneLayer(pickUsedRules(css, unstyled)), unstyled);
  // Scripts of the agency's own pages know some variables by name; those of a theme's pages know none.
  return theme === "" ? styled(used) : shortenNames(styled(inlineConstants(used, unstyled)));
}

/** Says `text` the first time, and then nothing. */
function once(text: string): () => string {
  let left = text;
  return () => {
    const said = left;
    left = "";
    return said;
  };
}

/** What of the rules in `css`, all of which the page `html` needs, is referred to. */
function usedOf(css: string, html: string): string {
  const others = Array.from(html.matchAll(styleElement), ([, text]) => text);
  const attributes = Array.from(html.matchAll(attributeWithVariable), ([, value]) => `*{fill:${value}}`);
  return dropUnused(css, [...others, ...attributes].join(""));
}
