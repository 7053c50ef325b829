import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { tellFacts } from "../../engine/facts/tell-facts.ts";
import { toldPage, toldSite } from "../../engine/render/told-site.ts";

type Frame = Omit<SiteDocument<unknown>, "pages">;

const documentModule =
  /^(.*[\\/]templates[\\/][\w-]+[\\/])(frame|pages[\\/][\w-]+|records[\\/][\w\\/-]+)\.ts$/;

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
      const told = part.startsWith("records") ? tellFacts(module, site) : toldParts(module, site);
      const lines = Object.entries(told).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
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

/** Of the facts nothing is left to tell but the name. */
function toldFrame(frame: Frame): Frame {
  const { formats, facts, ...told } = toldSite(frame);
  return { ...told, facts: { name: facts.name } };
}

function run<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href);
}
