import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Beasties from "beasties";
import { dropUnusedVariables } from "./drop-unused-variables.ts";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

/** What the build calls the sheet of app/root.tsx. */
const sharedSheet = "/assets/root-";

/**
 * Rules to keep although no element of the built page matches them: states that a script or the visitor switches on
 * later, and pseudo-elements and pseudo-classes that stand alone.
 */
const keptRules = [
  /\[aria-(expanded|invalid|busy|current|selected|pressed)/,
  /\[data-(open|state|enhanced)/,
  /\[open\]|:popover-open/,
  /^:(focus-visible|root)|^::(selection|view-transition)/,
];

const fontFace = /@font-face\s*\{[^}]*\}/g;

/**
 * Puts the CSS that a page uses into the page itself: of the sheet that all pages share the rules it needs, of the sheets
 * that belong to its own route everything. A page without React (no module preloads) then loses its links to the
 * sheets; a hydrated page keeps them, because what React shows later may need the rest, but as `media="print"` until
 * it runs (`useFullStylesheets` in app/root.tsx), so that they do not delay the first paint. `html` is a whole
 * document, `directory` the folder its addresses begin at.
 */
export async function inlineStyles(html: string, directory: string): Promise<string> {
  const sheets = [...html.matchAll(stylesheetLink)].map(([, href]) => href ?? "");
  if (sheets.length === 0) return html;
  const parts = await Promise.all(
    sheets.map(async (sheet) => {
      const css = await readFile(join(directory, sheet), "utf8");
      return sheet.startsWith(sharedSheet) ? pickUsed(html, css) : css;
    }),
  );
  const isHydrated = html.includes('rel="modulepreload"');
  const withoutLinks = html.replaceAll(stylesheetLink, (link) =>
    isHydrated ? link.replace("/>", ' media="print"/>') : "",
  );
  return withoutLinks.replace(
    "</head>",
    () => `<style>${dropUnusedVariables(parts.join(""))}</style></head>`,
  );
}

/**
 * The rules of `css` that some element of `html` meets. beasties does not follow custom properties to the families
 * they name, so the faces are taken over as they stand.
 */
async function pickUsed(html: string, css: string): Promise<string> {
  const beasties = new Beasties({
    logLevel: "silent",
    pruneSource: false,
    preloadFonts: false,
    keyframes: "all",
    compress: true,
    reduceInlineStyles: false,
    allowRules: keptRules,
  });
  beasties.getCssAsset = () => css;
  const one = html
    .replaceAll(stylesheetLink, "")
    .replace("</head>", '<link rel="stylesheet" href="/one.css"/></head>');
  const processed = await beasties.process(one);
  const styles = [...processed.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  if (styles.length === 0) throw new Error("beasties found no CSS for a page that links to some");
  return (css.match(fontFace) ?? []).join("") + styles.join("");
}
