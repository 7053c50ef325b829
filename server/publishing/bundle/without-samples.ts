import type { Plugin } from "vite";

const sample = /[\\/](?:engine[\\/].*\.samples|templates[\\/](?:.*\.samples|[\w-]+[\\/]site))\.ts$/;
const exported = /^export const (\w+)/gm;

/** Leaves out of the bundle what the samples of blocks and the sites of templates say: an empty object stands for each. */
export function withoutSamples(): Plugin {
  return {
    name: "without-samples",
    enforce: "pre",
    transform(code, id) {
      if (!sample.test(id)) return null;
      const names = Array.from(code.matchAll(exported), ([, name]) => `export const ${name} = {};`);
      return { code: names.join("\n"), map: null };
    },
  };
}
