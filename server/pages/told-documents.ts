import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { tellFacts } from "../../engine/facts/tell-facts.ts";
import { toldPage, toldSite } from "../../engine/render/told-site.ts";

type Frame = Omit<SiteDocument<unknown>, "pages">;

/** A frame, a page, or the records of a collection that only some pages load. */
type Part = Frame | Page | object[];

const documentModule = /[\\/]templates[\\/][\w-]+[\\/](?:frame|(?:pages|records)[\\/][\w-]+)\.ts$/;

/**
 * What browsers load of a template's document has told its facts: its frame, pages and records come as the data that
 * they are, so that what tells facts (telephone numbers, addresses, hours, languages) need not come along. A document is plain data
 * made by modules that Node runs itself. `engine/render/told-site-in-browser.ts` is the other half of this.
 */
export function toldDocuments(): Plugin {
  return {
    name: "told-documents",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async load(id) {
      if (!documentModule.test(id)) return null;
      const folder = id.endsWith(`${sep}frame.ts`) ? dirname(id) : dirname(dirname(id));
      const { site } = await run<{ site: Frame }>(join(folder, "site.ts"));
      const parts = Object.entries(await run<Record<string, Part>>(id)).map(
        ([name, part]) => `export const ${name} = ${JSON.stringify(toldPart(part, site))};`,
      );
      return { code: parts.join("\n"), map: null };
    },
  };
}

function toldPart(part: Part, site: Frame): Part {
  if (Array.isArray(part)) return tellFacts({ part }, site).part;
  return "sections" in part ? toldPage(part, site) : toldFrame(part);
}

/** Of the facts nothing is left to tell but the name. */
function toldFrame(frame: Frame): Frame {
  const { formats, facts, ...told } = toldSite(frame);
  return { ...told, facts: { name: facts.name } };
}

function run<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href);
}
