import type { Plugin } from "vite";

/** A design as a script asks for it: plain data, and what draws its blocks. */
export type DesignPart = {
  /** What the part exports beside `views`, each plain data. */
  exports: Readonly<Record<string, unknown>>;
  /** Where the view of each block is exported, by the block's type. */
  views: readonly (readonly [string, { file: string; name: string }])[];
};

/** What a script imports as `<name>:designs`: for each design a function that loads its part. */
export function designModules(name: string, designs: ReadonlyMap<string, DesignPart>): Plugin {
  const all = `${name}:designs`;
  const one = `${name}:design/`;
  return {
    name: `${name}-design-modules`,
    resolveId: (source) => (source === all || source.startsWith(one) ? `\0${source}` : null),
    load(id) {
      if (id === `\0${all}`) return allDesigns([...designs.keys()], one);
      const design = id.startsWith(`\0${one}`) && designs.get(id.slice(one.length + 1));
      return design ? oneDesign(design) : null;
    },
  };
}

function allDesigns(slugs: readonly string[], one: string): string {
  const entries = slugs.map((slug) => `${JSON.stringify(slug)}: () => import("${one}${slug}")`);
  return `export const designs = {${entries.join(",\n")}};`;
}

function oneDesign({ exports, views }: DesignPart): string {
  const lines = views.map(
    ([, { file, name }], index) => `import { ${name} as View${index} } from ${JSON.stringify(file)};`,
  );
  const entries = views.map(([type], index) => `[${JSON.stringify(type)}, View${index}]`);
  return [
    ...lines,
    `export const views = new Map([${entries.join(", ")}]);`,
    ...Object.entries(exports).map(([name, data]) => `export const ${name} = ${literal(data)};`),
  ].join("\n");
}

/** Parsing JSON is faster than reading a literal of that size. */
function literal(data: unknown): string {
  const text = JSON.stringify(data);
  return typeof data === "string" ? text : `JSON.parse(${JSON.stringify(text)})`;
}
