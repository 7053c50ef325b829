// What a family draws beyond the first file of its faces, in further files that only those pages fetch that show it.
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { unicodeRange } from "../engine/theme/unicode-range.ts";
import { characters, cutFont, optionsOf, versionOf } from "./font-cut.mjs";
import { drawnCharacters } from "./font-metrics.mjs";

/**
 * What somebody's name or price may need beyond Latin-1: Latin letters of languages written today. The rest of
 * the Latin Extended blocks would nearly double the heaviest files for the sake of phoneticians.
 */
export const furtherCharacters = [
  characters(0x100, 0x17f).replace(/[Œœ]/g, ""), // Europe with Turkey, and the Māori
  "ƁƆƊƎƏƐƘƙƠơƯưƳƴǝɓɔɖɗəɛ", // Azerbaijan, West Africa, Vietnam
  characters(0x1cd, 0x1dc), // Pinyin
  characters(0x1e4, 0x1eb), // Sámi
  "ǴǵǸǹǺǻǼǽǾǿȘșȚțȲȳ",
  "ḂḃḊḋḌḍḞḟḠḡḤḥḶḷṀṁṂṃṄṅṆṇṖṗṚṛṠṡṢṣṪṫṬṭẀẁẂẃẄẅẒẓẞ", // Irish, Igbo, Welsh, Indian and Arabic names in Latin
  characters(0x1ea0, 0x1ef9), // Vietnam
  characters(0x20a0, 0x20c0).replace("€", ""), // signs of money
].join("");

/** The endings of the files' names, and the subset of the family's package that each is cut from. */
const subsets = {
  ext: "latin-ext",
  vietnamese: "vietnamese",
  // Published with the first letters: in most families ı alone, in one without the other subsets all that it has.
  rest: "latin",
};

/**
 * Cuts the further files of a family's faces, whose first files are `firstFiles`. Gives for each file its characters
 * (`further`), for each face the addresses (`addresses`), and the characters that the family does not have (`lacks`). A
 * character is cut only if all faces have it, so that bold and italics draw what the upright draws.
 */
export async function cutFurtherFiles(family, firstFiles) {
  const { faces } = family;
  const further = [];
  const addresses = faces.map(() => []);
  let missing = Array.from(furtherCharacters);
  for (const [ending, subset] of Object.entries(subsets)) {
    const sources = faces.map(({ source }) => source.replace("-latin-", `-${subset}-`));
    const drawn = await Promise.all(sources.map(drawnIn));
    const letters = missing.filter((letter) => drawn.every((set) => set.has(letter.codePointAt(0))));
    if (letters.length === 0) continue;
    for (const [index, face] of faces.entries()) {
      const file = firstFiles[index].replace(".woff2", `-${ending}.woff2`);
      const font = await cutFont(sources[index], letters.join(""), optionsOf(family, face), `public${file}`);
      addresses[index].push(`${file}?v=${versionOf(font)}`);
    }
    further.push(rangeOf(letters));
    missing = missing.filter((letter) => !letters.includes(letter));
  }
  return { further, addresses, lacks: rangeOf(missing) };
}

/** The characters that a file of the packages draws; none where a family is published without it. */
async function drawnIn(source) {
  const path = `node_modules/${source}`;
  return existsSync(path) ? await drawnCharacters(await readFile(path)) : new Set();
}

function rangeOf(letters) {
  return unicodeRange(letters.map((letter) => letter.codePointAt(0)));
}
