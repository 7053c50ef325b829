// Cuts the agency's two typefaces to the characters the site is written in. Run after changing a face: `npm run fonts`.
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const typography = "\u00a0–—‘’“”…•·×→←↑↓↗©®™°éèüöäñç½¼¾€£";
const faces = [
  ["@fontsource/gloock/files/gloock-latin-400-normal.woff2", "gloock.woff2"],
  [
    "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2",
    "instrument-sans.woff2",
  ],
];
for (const [source, target] of faces) {
  const subset = await subsetFont(await readFile(`node_modules/${source}`), ascii + typography, {
    targetFormat: "woff2",
  });
  await writeFile(`app/fonts/${target}`, subset);
  console.log(`${target}: ${(subset.length / 1024).toFixed(1)} KiB`);
}
