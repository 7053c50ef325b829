import { createHash } from "node:crypto";
import { dirname, relative } from "node:path";
import type { Records } from "./picture-record.ts";
import type { PictureSpec } from "./picture-spec.ts";
import { manifestFile, pictureModule } from "./places.ts";

const reserved = new Set([
  "case",
  "class",
  "default",
  "export",
  "import",
  "new",
  "package",
  "return",
  "static",
]);

/**
 * The TypeScript module from which pages take a set's pictures, in the order of its list: each by itself, so that a page
 * carries only those that it shows, and all by name.
 */
export function manifest(set: string, specs: readonly PictureSpec[], records: Records): string {
  const rendered = specs.filter(({ name }) => records[name]);
  const pictures = rendered.map((spec) => {
    const { name, width, height, widths, alt, isNeutral } = spec;
    const widest = widths.at(-1) ?? width;
    return `export const ${identifier(name)} = {
  path: ${JSON.stringify(`/pictures/${set}/${name}`)},
  version: ${JSON.stringify(versionOf(spec, rendered, records))},
  width: ${widest},
  height: ${Math.round((height * widest) / width)},
  widths: [${widths.join(", ")}],
  colour: ${JSON.stringify(records[name]?.colour)},
  alt: ${JSON.stringify(alt)},${isNeutral ? "\n  isNeutral: true," : ""}
} as const satisfies Picture;
`;
  });
  const entries = rendered.map(({ name }) => {
    const own = identifier(name);
    return own === name ? `  ${name},\n` : `  ${key(name)}: ${own},\n`;
  });
  return `// Written by npm run art from art/pictures/${set}.ts.
import type { Picture } from ${JSON.stringify(relative(dirname(manifestFile(set)), pictureModule))};

${pictures.join("\n")}
export const ${nameOfSet(set)} = {
${entries.join("")}} as const satisfies Record<string, Picture>;
`;
}

/** Pictures of one series have one version, so that a page that shows many of them is no longer for that. */
function versionOf({ name, series }: PictureSpec, specs: readonly PictureSpec[], records: Records) {
  if (!series) return records[name]?.version;
  const hash = createHash("sha256");
  for (const spec of specs) if (spec.series === series) hash.update(records[spec.name]?.version ?? "");
  return hash.digest("hex").slice(0, 8);
}

/** `fashion-products` is exported as `fashionProductsPictures`. */
export function nameOfSet(set: string): string {
  return `${camelCase(set)}Pictures`;
}

function key(name: string) {
  return /^[a-z]\w*$/.test(name) ? name : JSON.stringify(name);
}

function identifier(name: string) {
  const word = camelCase(name);
  // A name must not be a word of the language, nor begin with a digit.
  return reserved.has(word) || /^\d/.test(word) ? `${word}Picture` : word;
}

function camelCase(name: string) {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
