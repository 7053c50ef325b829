import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { convert } from "fontverter";
import { Blob, Face, Font, Variation } from "harfbuzzjs";
import { type Face as FamilyFace, nearestFace } from "../../../engine/theme/faces-css.ts";
import { type Family, type FamilyKey, families } from "../../../engine/theme/families.ts";
import { sizeAdjust } from "../../../engine/theme/system-faces.ts";

/** A font file at one weight, ready to set type from. */
export type ReadFace = {
  font: Font;
  /** Of its own measure, in em: another family's letters are made as high as those that they stand among. */
  scale: number;
  characters: ReadonlySet<number>;
};

/** What one style of a family is set from: its own files, then those that lend it letters. */
export type Style = { family: FamilyKey; weight: number; style: FamilyFace["style"] };

const fonts = join(import.meta.dirname, "../../../build/client");
const byName: Readonly<Record<string, Family | undefined>> = families;

/** Read once: a thread knows some forty families at the most, of which sites of one day wear a few. */
const read = new Map<string, Promise<ReadFace>>();
const most = 64;

/** The addresses of the files for a style, first its own, with the size that their letters get. */
export function filesOf({ family: key, weight, style }: Style): { file: string; scale: number }[] {
  const family: Family = families[key];
  const own = nearestFace(family, weight, style);
  const lent = family.deputies.flatMap((name) => {
    const deputy = byName[name];
    if (!deputy) return [];
    const scale = sizeAdjust(family.heights, deputy.heights) / 100;
    return nearestFace(deputy, family.deputyWeight ?? weight, style).further.map((file) => ({ file, scale }));
  });
  return [own.file, ...own.further].map((file) => ({ file, scale: 1 })).concat(lent);
}

/** A font file by its address, at `weight` where it has several. */
export function readFace(address: string, weight: number, scale: number): Promise<ReadFace> {
  const key = `${address} ${weight} ${scale}`;
  const known = read.get(key);
  if (known) return known;
  const face = open(address.replace(/\?.*$/, ""), weight, scale);
  read.set(key, face);
  for (const [oldest] of read) if (read.size > most) read.delete(oldest);
  return face;
}

async function open(file: string, weight: number, scale: number): Promise<ReadFace> {
  const face = new Face(new Blob(await convert(await readFile(join(fonts, file)), "sfnt")));
  const font = new Font(face);
  font.setVariations([new Variation("wght", weight)]);
  return { font, scale: scale / face.upem, characters: new Set(face.collectUnicodes()) };
}
