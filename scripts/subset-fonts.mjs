// Cuts the agency's two typefaces to the characters the site is written in. Run after changing a face: `npm run fonts`.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const accented = "éèüöäñç";
const typography = "\u00a0–—‘’“”…•·×−→←↑↓↗©®™°½¼¾€£";
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
  const subset = await subsetFont(await readFile(`node_modules/${source}`), text, {
    targetFormat: "woff2",
    keepFeatures,
  });
  await writeFile(`app/fonts/${target}`, subset);
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KiB`);
}
