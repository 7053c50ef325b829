import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { tellFacts } from "../../engine/facts/tell-facts.ts";
import { toldPage, toldSite } from "../../engine/render/told-site.ts";

type Frame = Omit<SiteDocument<unknown>, "pages">;

const documentModule =
  /^(.*[\\/]templates[\\/][\w-]+[\\/])(frame|pages[\\/][\w-]+|records[\\/][\w\\/-]+|record-data)\.ts$/;

/**
 * What browsers load of a template's document has told its facts: its frame, pages and records come as the data that they
 * are, so that what tells facts (telephone numbers, addresses, hours, languages) need not come along. A document is plain
 * data made by modules that Node runs itself. `engine/render/told-site-in-browser.ts` is the other half of this.
 */
export function toldDocuments(): Plugin {
  return {
    name: "told-documents",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      const [, folder, part] = documentModule.exec(id) ?? [];
      if (!folder || !part) return null;
      const { site } = await run<{ site: Frame }>(join(folder, "site.ts"));
      const module = await run<object>(id);
      if (part === "record-data") return { code: recordDataInBrowser(module), map: null };
      const told = part.startsWith("records") ? tellFacts(module, site) : toldParts(module, site);
      const lines = Object.entries(told).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value, withoutUnseen)};`,
      );
      return { code: lines.join("\n"), map: null };
    },
  };
}

/** The frame of a site, or its pages, by the names under which they are exported. */
function toldParts(module: object, site: Frame): object {
  return Object.fromEntries(
    Object.entries(module).map(([name, part]: [string, Frame | Page]) => [
      name,
      "sections" in part ? toldPage(part, site) : toldFrame(part),
    ]),
  );
}

/** Leaves out what no view reads: what editors and moves to another design need to know of pictures and links. */
function withoutUnseen(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  if ("widths" in value && "version" in value) return { ...value, colour: undefined, isNeutral: undefined };
  return "href" in value && "means" in value ? { ...value, means: undefined } : value;
}

/**
 * Search engines read what comes with a page, where React leaves it alone: what is made of a record anew only says which
 * page it is of.
 */
function recordDataInBrowser(module: object): string {
  const byCollection = Object.values(module).flatMap((exported: object) => Object.keys(exported));
  const tellers = byCollection.map(
    (collection) => `${JSON.stringify(collection)}: (_, { url }) => ({ url })`,
  );
  return `export const recordData = { ${tellers.join(", ")} };`;
}

/**
 * What is drawn anew in a browser: of the facts nothing is left to tell but the name, of the theme what no style sheet
 * says (engine/theme/theme-css-in-browser.ts), of the picture what the head names, and of the business nothing, as of
 * records.
 */
function toldFrame(frame: Frame) {
  const { theme, nav, footer, seo, facts, collections } = toldSite(frame);
  const { scheme, motif, colours } = theme;
  const { language, picture } = seo;
  return {
    theme: { scheme, motif, colours: { paper: colours.paper } },
    nav,
    footer,
    seo: { language, ...(picture && { picture: { path: picture.path, alt: picture.alt } }) },
    facts: { name: facts.name },
    ...(collections && { collections }),
  };
}

function run<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href);
}
