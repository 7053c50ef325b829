import { createHash } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import type { PictureSpec } from "./picture-spec.ts";
import { publicFolder } from "./places.ts";
import { writeAtomically } from "./write-atomically.ts";

const fallbackWidth = 960;
const ogSize = { width: 1200, height: 630 };
const ogBytes = 120_000;

/** Writes a picture's files for the web and gives what its record wants of them, and how many bytes each has. */
export async function encode(set: string, spec: PictureSpec, master: Buffer) {
  const folder = publicFolder(set);
  const hash = createHash("sha256");
  const sizes: number[] = [];
  const save = (file: string, bytes: Buffer) => {
    writeAtomically(join(folder, file), bytes);
    hash.update(bytes);
    sizes.push(bytes.length);
  };
  const picture = (width: number) => sharp(master).toColourspace("srgb").resize(width);
  removeFiles(set, spec.name, spec);
  for (const width of spec.widths)
    save(
      `${spec.name}-${width}.avif`,
      await picture(width).avif({ quality: 54, effort: 5, chromaSubsampling: "4:2:0" }).toBuffer(),
    );
  const fallback = picture(Math.min(fallbackWidth, spec.width));
  if (spec.cutFrom) fallback.flatten({ background: spec.cutFrom });
  save(`${spec.name}.jpg`, await fallback.jpeg({ quality: 72, mozjpeg: true }).toBuffer());
  if (spec.og) save(`${spec.name}-og.jpg`, await encodeForNetworks(master));
  return { version: hash.digest("hex").slice(0, 8), colour: await averageColour(master), sizes };
}

/** Removes a picture's files, all but those that `kept` orders. */
export function removeFiles(set: string, name: string, kept?: PictureSpec): void {
  const keep = new Set(kept?.widths.map((width) => `${name}-${width}.avif`));
  if (kept) keep.add(`${name}.jpg`);
  if (kept?.og) keep.add(`${name}-og.jpg`);
  for (const file of readFolder(publicFolder(set))) {
    const rest = file.startsWith(name) ? file.slice(name.length) : "";
    if (/^(-\d+\.avif|(-og)?\.jpg)$/.test(rest) && !keep.has(file)) rmSync(join(publicFolder(set), file));
  }
}

async function encodeForNetworks(master: Buffer) {
  for (let quality = 82; ; quality -= 6) {
    const bytes = await sharp(master)
      .toColourspace("srgb")
      .resize(ogSize)
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (bytes.length < ogBytes || quality < 40) return bytes;
  }
}

async function averageColour(master: Buffer) {
  const pixel = await sharp(master)
    .toColourspace("srgb")
    .removeAlpha()
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}

function readFolder(folder: string) {
  try {
    return readdirSync(folder);
  } catch {
    return []; // the set's first picture
  }
}
