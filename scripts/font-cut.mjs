// One font file, cut to some characters.
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";

/** Cuts `source` of the packages to the characters of `text`, writes it to `target` and gives its bytes. */
export async function cutFont(source, text, options, target) {
  const font = await subsetFont(await readFile(`node_modules/${source}`), text, {
    targetFormat: "woff2",
    ...options,
  });
  await writeFile(target, font);
  console.log(`${target}: ${(font.length / 1024).toFixed(1)} KiB`);
  return font;
}

/** The options of a family's face, in the words of subset-font. */
export function optionsOf({ features }, { axes }) {
  const variationAxes = Object.fromEntries(
    Object.entries(axes).map(([axis, value]) => [
      axis,
      Array.isArray(value) ? { min: value[0], max: value[1] } : value,
    ]),
  );
  return { keepFeatures: features, noHinting: true, variationAxes };
}

/** What tells a file from the one that had its name before. */
export function versionOf(font) {
  return createHash("sha256").update(font).digest("hex").slice(0, 8);
}

/** The characters between two code points, both included. */
export function characters(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCharCode(first + index)).join("");
}
