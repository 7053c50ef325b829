import type { PictureSpec } from "./picture-spec.ts";
import type { Records } from "./records.ts";

/** The TypeScript module from which pages take a set's pictures, in the order of its list. */
export function manifest(set: string, specs: readonly PictureSpec[], records: Records): string {
  const entries = specs.flatMap(({ name, width, height, widths, alt }) => {
    const record = records[name];
    if (!record) return []; // ordered, but not yet rendered
    const widest = widths.at(-1) ?? width;
    return `  ${key(name)}: {
    path: ${JSON.stringify(`/pictures/${set}/${name}`)},
    version: ${JSON.stringify(record.version)},
    width: ${widest},
    height: ${Math.round((height * widest) / width)},
    widths: [${widths.join(", ")}],
    colour: ${JSON.stringify(record.colour)},
    alt: ${JSON.stringify(alt)},
  },
`;
  });
  return `// Written by npm run art from art/pictures/${set}.ts.
import type { Picture } from "../../engine/picture.ts";

export const ${nameOfSet(set)} = {
${entries.join("")}} as const satisfies Record<string, Picture>;
`;
}

/** `fashion-products` is exported as `fashionProductsPictures`. */
export function nameOfSet(set: string): string {
  return `${set.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Pictures`;
}

function key(name: string) {
  return /^[a-z]\w*$/.test(name) ? name : JSON.stringify(name);
}
