// Cuts typefaces to the characters that sites are written in: the agency's own two, and the families that themes choose
// from (font-families.mjs). Run after changing one: `npm run fonts`.
import { execFileSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { characters, cutFont, optionsOf, versionOf } from "./font-cut.mjs";
import { fontFamilies } from "./font-families.mjs";
import { cutFurtherFiles } from "./font-further-files.mjs";
import { fontMetrics, letterHeights, missingCharacters, standInFor } from "./font-metrics.mjs";

const ascii = characters(0x20, 0x7e);
const letters = characters(0x41, 0x5a);
const typography = "\u00a0–—‘’“”…•·×−→←↑↓↗©®™°½¼¾€£";

await cutAgencyFaces();
await cutFamilies();

async function cutAgencyFaces() {
  const accented = "éèüöäñç";
  const faces = [
    {
      source: "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
      target: "app/fonts/gloock.woff2",
      // Headings need no more, and what fits into 14 KiB arrives in the first round trip of a new connection.
      text: `${ascii.replace(/[<=>[\\\]^`{|}~*]/g, "")}${accented}\u00a0–—‘’“”…×−`,
      keepFeatures: ["kern"],
    },
    {
      source: "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
      target: "app/fonts/instrument-sans.woff2",
      text: ascii + accented + typography,
      keepFeatures: ["kern", "tnum"],
    },
    {
      // Stands in every page that the server itself writes for visitors of sites: titles of plain words and figures.
      source: "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
      target: "server/serving/agency-face.woff2",
      text: `${letters}${letters.toLowerCase()}0123456789 .,:/’-`,
      keepFeatures: ["kern"],
    },
  ];
  for (const { source, target, text, keepFeatures } of faces) {
    await cutFont(source, text, { keepFeatures }, target);
  }
  await cutPrintedFaces();
}

/** The faces of invoices: a PDF takes no other kind of file, and names of customers are written in more letters than ours. */
async function cutPrintedFaces() {
  const sans = "@fontsource-variable/instrument-sans/files/instrument-sans";
  const latin = ascii + characters(0xa1, 0xff) + typography;
  const further = characters(0x100, 0x24f) + characters(0x1e00, 0x1eff);
  const faces = [
    {
      source: "@fontsource/gloock/files/gloock-latin-400-normal.woff2",
      name: "gloock",
      text: ascii + typography,
    },
    { source: `${sans}-latin-wght-normal.woff2`, name: "sans", text: latin, wght: 400 },
    { source: `${sans}-latin-wght-normal.woff2`, name: "sans-bold", text: latin, wght: 600 },
    { source: `${sans}-latin-ext-wght-normal.woff2`, name: "sans-further", text: further, wght: 400 },
  ];
  for (const { source, name, text, wght } of faces) {
    const options = {
      targetFormat: "truetype",
      keepFeatures: ["kern"],
      ...(wght !== undefined && { variationAxes: { wght } }),
    };
    await cutFont(source, text, options, `server/billing/faces/${name}.ttf`);
  }
}

async function cutFamilies() {
  const text = `${ascii}${characters(0xc0, 0xff)}Œœ¡¿«»‹›§№†′″${typography}`;
  await rm("public/fonts", { recursive: true, force: true });
  await mkdir("public/fonts", { recursive: true });
  const families = {};
  for (const family of fontFamilies) {
    const { key, name, category, measuredAt, deputies = [], deputyWeight } = family;
    const written = [];
    let first;
    for (const face of family.faces) {
      const { source, style = "normal", weight } = face;
      const isFurther = written.some((face) => face.style === style);
      const file = `/fonts/${[key, isFurther && weight, style === "italic" && style].filter(Boolean).join("-")}.woff2`;
      const font = await cutFont(source, text, optionsOf(family, face), `public${file}`);
      written.push({ file, version: versionOf(font), weight: [weight].flat().join(" "), style });
      first ??= font;
    }
    console.log(`  without ${await missingCharacters(first, text)}`);
    const { further, addresses, lacks } = await cutFurtherFiles(
      family,
      written.map(({ file }) => file),
    );
    const axes = { wght: measuredAt };
    families[key] = {
      name,
      category,
      faces: written.map((face, index) => ({ ...face, further: addresses[index] })),
      further,
      lacks,
      deputies,
      deputyWeight,
      fallback: standInFor(await fontMetrics(first, axes), category),
      heights: await letterHeights(first, axes),
    };
  }
  await writeFamilies(families);
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
    /** Addresses of its further files, in the order of the family's ranges. */
    readonly further: readonly string[];
  }[];
  /** The characters beyond those of all first files, as \`unicode-range\`, that each face has in a file for itself. */
  readonly further: readonly string[];
  /** The characters of further files that it was published without. */
  readonly lacks: string;
  /** The families that draw for it what it lacks, each what those before it lack too. */
  readonly deputies: readonly string[];
  /** The weight that they have then, where that of the family is called 400 and is not. */
  readonly deputyWeight?: number;
  /** Fonts of the visitor's computer, and what makes them as wide and high as the family, in per cent. */
  readonly fallback: {
    readonly local: readonly string[];
    readonly sizeAdjust: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
  };
  /** How high its small letters and capitals are, in em. */
  readonly heights: { readonly small: number; readonly capital: number };
};

export const families = ${JSON.stringify(families)} as const satisfies Record<string, Family>;

export type FamilyKey = keyof typeof families;
`,
  );
  execFileSync(process.execPath, ["node_modules/@biomejs/biome/bin/biome", "format", "--write", target]);
}
