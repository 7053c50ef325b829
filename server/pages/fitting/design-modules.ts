import type { Plugin } from "vite";

/** A design as the room asks for it. */
export type FittedDesign = {
  data: object;
  /** Address of its sheet. */
  sheet: string;
  /** Where the view of each block is exported, by the block's type. */
  views: readonly (readonly [string, { file: string; name: string }])[];
};

const all = "fitting:designs";
const one = "fitting:design/";

/** What the room imports as `fitting:designs`: for each design a function that loads it. */
export function designModules(designs: ReadonlyMap<string, FittedDesign>): Plugin {
  return {
    name: "design-modules",
    resolveId: (source) => (source === all || source.startsWith(one) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${all}`) return allDesigns([...designs.keys()]);
      const design = id.startsWith(`\0${one}`) && designs.get(id.slice(one.length + 1));
      return design ? oneDesign(design) : null;
    },
  };
}

function allDesigns(slugs: readonly string[]): string {
  const entries = slugs.map((slug) => `${JSON.stringify(slug)}: () => import("${one}${slug}")`);
  return `export const designs = {${entries.join(",\n")}};`;
}

function oneDesign({ data, sheet, views }: FittedDesign): string {
  const lines = views.map(
    ([, { file, name }], index) => `import { ${name} as View${index} } from ${JSON.stringify(file)};`,
  );
  const entries = views.map(([type], index) => `[${JSON.stringify(type)}, View${index}]`);
  return [
    ...lines,
    `export const sheet = ${JSON.stringify(sheet)};`,
    `export const views = new Map([${entries.join(", ")}]);`,
    // Parsing JSON is faster than reading a literal of that size.
    `export const homes = JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
  ].join("\n");
}
