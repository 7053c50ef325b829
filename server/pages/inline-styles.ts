import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Beasties from "beasties";

const stylesheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)"\/>/g;

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
 * Puts the CSS that a page uses into the page itself. A page without React (no module preloads) needs nothing more and
 * loses its links to the sheets; a hydrated page keeps them, because what React shows later may need the rest.
 * `html` is a whole document, `directory` the folder its addresses begin at.
 */
export async function inlineStyles(html: string, directory: string): Promise<string> {
  const isHydrated = html.includes('rel="modulepreload"');
  if (isHydrated) return html;
  const sheets = [...html.matchAll(stylesheetLink)].map(([, href]) => href ?? "");
  if (sheets.length === 0) return html;
  const css = (await findFontFaces(sheets, directory)) + (await findUsedCss(html, directory));
  let isFirst = true;
  return html.replaceAll(stylesheetLink, () => {
    const replacement = isFirst ? `<style>${css}</style>` : "";
    isFirst = false;
    return replacement;
  });
}

async function findUsedCss(html: string, directory: string): Promise<string> {
  const beasties = new Beasties({
    path: directory,
    publicPath: "/",
    logLevel: "silent",
    pruneSource: false,
    mergeStylesheets: true,
    preloadFonts: false,
    keyframes: "critical",
    compress: true,
    reduceInlineStyles: false,
    allowRules: keptRules,
  });
  beasties.readFile = (file) => readFile(file.startsWith(directory) ? file : join(directory, file), "utf8");
  const processed = await beasties.process(html);
  const styles = [...processed.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  if (styles.length === 0) throw new Error("beasties found no CSS for a page that links to some");
  return styles.join("");
}

/** beasties does not follow custom properties to the families they name, so the faces are taken over as they stand. */
async function findFontFaces(sheets: string[], directory: string): Promise<string> {
  const texts = await Promise.all(sheets.map((sheet) => readFile(join(directory, sheet), "utf8")));
  return texts.flatMap((text) => text.match(fontFace) ?? []).join("");
}
