import sharp from "sharp";
import type { PictureMaster } from "./picture-task.ts";
import type { FileRefusal } from "./refused-file.ts";
import type { PictureKind } from "./sniff-picture.ts";

/** A file that does not become a picture; `why` is for its owner. */
export class UnreadableFile extends Error {
  readonly why: FileRefusal;
  constructor(why: FileRefusal, cause?: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

/** What is read in strips may be larger than what has to be read as a whole. */
const mostPixels = { jpeg: 50_000_000, png: 50_000_000, webp: 24_000_000, avif: 12_000_000 };

/** Pixels that a byte of a large file stands for in a bomb, and in no photograph: an empty JPEG has 85. */
const swelling = { pixels: 10_000_000, ofByte: 400 };

/** Larger than any file that is made of it, so that half of it can still be shown alone. */
const masterSize = 2_560;

/**
 * What a browser or a program would take for something else than a picture. Phones put films and second pictures behind
 * photographs: those go when it is read, and are no reason to refuse it.
 */
const otherThings = /<script|<!doctype\s+html|<html[\s>]|<\?php|<svg[\s>]|%PDF-\d/i;
const endOfZip = "PK\u0005\u0006";

/**
 * Reads an uploaded file: turned as the camera was held, in sRGB, without a word of what the camera wrote into it, and no
 * larger than is needed. Throws `UnreadableFile`.
 */
export async function readPicture(file: Buffer, kind: PictureKind): Promise<PictureMaster> {
  const text = file.toString("latin1");
  if (otherThings.test(text) || text.lastIndexOf(endOfZip) >= Math.max(0, text.length - 66_000)) {
    throw new UnreadableFile("hiding");
  }
  if (kind === "png" && isAnimatedPng(file)) throw new UnreadableFile("animated");
  const options = { limitInputPixels: mostPixels[kind], failOn: "error", sequentialRead: true } as const;
  const { width, height, pages = 1, hasAlpha } = await orRefuse(() => sharp(file, options).metadata());
  if (pages > 1) throw new UnreadableFile("animated");
  if (width * height > mostPixels[kind]) throw new UnreadableFile("tooManyPixels");
  if (width * height > Math.max(swelling.pixels, swelling.ofByte * file.length)) {
    throw new UnreadableFile("swelling");
  }
  if (Math.min(width, height) < 16) throw new UnreadableFile("tooSmall");

  const upright = sharp(file, options)
    .autoOrient()
    .toColourspace("srgb")
    .resize({ width: masterSize, height: masterSize, fit: "inside", withoutEnlargement: true });
  const made = hasAlpha
    ? upright.webp({ quality: 92, effort: 2 })
    : upright.jpeg({ quality: 92, chromaSubsampling: "4:4:4" });
  const { data, info } = await orRefuse(() => made.toBuffer({ resolveWithObject: true }));
  return {
    bytes: data,
    width: info.width,
    height: info.height,
    colour: await averageColour(data),
    hasAlpha,
  };
}

/** The average of all pixels, as `#rrggbb`. */
export async function averageColour(picture: Buffer): Promise<string> {
  const pixel = await sharp(picture)
    .flatten({ background: "#ffffff" })
    .resize(1, 1, { fit: "fill" })
    .raw()
    .toBuffer();
  return `#${pixel.subarray(0, 3).toString("hex")}`;
}

async function orRefuse<Made>(make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    throw new UnreadableFile(
      /pixel limit|too large/i.test(String(error)) ? "tooManyPixels" : "broken",
      error,
    );
  }
}

/** Decoders read the first frame alone: what makes a PNG move is a chunk before its pixels (APNG, W3C PNG 3rd edition 11.3.6). */
function isAnimatedPng(file: Buffer): boolean {
  for (let at = 8; at + 8 <= file.length; at += 12 + file.readUInt32BE(at)) {
    const type = file.toString("latin1", at + 4, at + 8);
    if (type === "acTL") return true;
    if (type === "IDAT") return false;
  }
  return false;
}
