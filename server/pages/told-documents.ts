import { dirname, join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";
import type { Page, SiteDocument } from "../../engine/document/site-document.ts";
import { toldPage, toldSite } from "../../engine/render/told-site.ts";

type Frame = Omit<SiteDocument<unknown>, "pages">;

const documentModule = /[\\/]templates[\\/][\w-]+[\\/](?:frame|pages[\\/][\w-]+)\.ts$/;

/**
 * What browsers load of a template's document has told its facts: its frame and pages come as the data that they are, so
 * that what tells facts (telephone numbers, addresses, hours, languages) need not come along. A document is plain data
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
      const { frame } = await run<{ frame: Frame }>(join(folder, "frame.ts"));
      const parts = Object.entries(await run<Record<string, Frame | Page>>(id)).map(([name, part]) => {
        return `export const ${name} = ${JSON.stringify("sections" in part ? toldPage(part, frame) : toldFrame(part))};`;
      });
      return { code: parts.join("\n"), map: null };
    },
  };
}

/** Of the facts nothing is left to tell but the name. */
function toldFrame(frame: Frame): Frame {
  const { formats, facts, ...told } = toldSite(frame);
  return { ...told, facts: { name: facts.name } };
}

function run<Module>(file: string): Promise<Module> {
  return import(pathToFileURL(file).href);
}
