// Cuts typefaces to the characters that sites are written in: the agency's own two, and the families that themes choose
// from (font-families.mjs). Run after changing one: `npm run fonts`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import { fontFamilies } from "./font-families.mjs";
import { fontMetrics, missingCharacters, standInFor } from "./font-metrics.mjs";

const ascii = characters(0x20, 0x7e);
const typography = "\u00a0–—‘’“”…•·×−→←↑↓↗©®™°½¼¾€£";

await cutAgencyFaces();
await cutFamilies();

async function cutAgencyFaces() {
  const accented = "éèüöäñç";
  const faces = [
    {
      source: "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
      target: "gloock.woff2",
      // Headings need no more, and what fits into 14 KiB arrives in the first round trip of a new connection.
      text: `${ascii.replace(/[<=>[\\\]^`{|}~*]/g, "")}${accented}\u00a0–—‘’“”…×−`,
      keepFeatures: ["kern"],
    },
    {
      source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
      target: "instrument-sans.woff2",
      text: ascii + accented + typography,
      keepFeatures: ["kern", "tnum"],
    },
  ];
  for (const { source, target, text, keepFeatures } of faces) {
    await cut(source, text, { keepFeatures }, `app/fonts/${target}`);
  }
}

async function cutFamilies() {
  const text = `${ascii}${characters(0xc0, 0xff)}Œœ¡¿«»‹›§№†′″${typography}`;
  await rm("public/fonts", { recursive: true, force: true });
  await mkdir("public/fonts", { recursive: true });
  const families = {};
  for (const { key, name, category, features, measuredAt, faces } of fontFamilies) {
    const written = [];
    let first;
    for (const { source, style = "normal", weight, axes } of faces) {
      const isFurther = written.some((face) => face.style === style);
      const file = `/fonts/${[key, isFurther && weight, style === "italic" && style].filter(Boolean).join("-")}.woff2`;
      const options = { keepFeatures: features, noHinting: true, variationAxes: rangesOf(axes) };
      const font = await cut(source, text, options, `public${file}`);
      const version = createHash("sha256").update(font).digest("hex").slice(0, 8);
      written.push({ file, version, weight: [weight].flat().join(" "), style });
      first ??= font;
    }
    console.log(`  without ${await missingCharacters(first, text)}`);
    const metrics = await fontMetrics(first, { wght: measuredAt });
    families[key] = { name, category, faces: written, fallback: standInFor(metrics, category) };
  }
  await writeFamilies(families);
}

async function cut(source, text, options, target) {
  const font = await subsetFont(await readFile(`node_modules/${source}`), text, {
    targetFormat: "woff2",
    ...options,
  });
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`);
  return font;
}

async function writeFamilies(families) {
  const target = "engine/theme/families.ts";
  await writeFile(
    target,
    `// Written by \`npm run fonts\` from scripts/font-families.mjs.

/** A type family as a page needs it: its faces, and the stand-in of the same measures that is seen until they arrive. */
export type Family = {
  readonly name: string;
  readonly category: "serif" | "sans" | "mono";
  /** A page asks for \`\${file}?v=\${version}\`, which may be cached for good. */
  readonly faces: readonly {
    readonly file: string;
    readonly version: string;
    /** One weight, or the first and the last of a range. */
    readonly weight: string;
    readonly style: "normal" | "italic";
  }[];
  /** Fonts of the visitor's computer, and what makes them as wide and high as the family, in per cent. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
  };
};

export const families = ${JSON.stringify(families)} as const satisfies Record<string, Family>;

export type FamilyKey = keyof typeof families;
`,
  );
  execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", target]);
}

/** Ranges in the words of subset-font. */
function rangesOf(axes) {
  return Object.fromEntries(
    Object.entries(axes).map(([axis, value]) => [
      axis,
      Array.isArray(value) ? { min: value[0], max: value[1] } : value,
    ]),
  );
}

function characters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join("");
}
