import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const samples = /[\\/](?:engine|templates)[\\/].*\.samples\.ts$/;
/** What takes what a design's own forms do not (engine/transfer/overflow.ts): its samples are these forms. */
const needed =
  /[\\/]engine[\\/]blocks[\\/](?:card-grid|values|stats|process-steps|timeline|team|feature-rows|testimonials|faq|gallery|hero|call-to-action)[\\/]/;
const hole = /\{=\w+\}/g;

/**
 * Leaves out of the bundle what the samples of blocks say. Of each stays which holes its texts have (`{=page}`), by which
 * documents are checked. Samples are plain data made by modules that Node runs itself.
 */
export function withoutSamples(): Plugin {
  return {
    name: "without-samples",
    enforce: "pre",
    async load(id) {
      if (!samples.test(id) || needed.test(id)) return null;
      const module: object = await import(pathToFileURL(id).href);
      const lines = Object.entries(module).map(([name, value]) => {
        const holes = new Set(JSON.stringify(value)?.match(hole));
        return `export const ${name} = ${JSON.stringify(holes.size > 0 ? { holes: [...holes].join(" ") } : {})};`;
      });
      return { code: lines.join("\n"), map: null };
    },
  };
}
