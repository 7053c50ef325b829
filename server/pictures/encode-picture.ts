import sharp, { type Sharp } from "sharp";
import type { FocusPoint, PictureCrop } from "../../contract/picture.ts";
import { focusWithin } from "./focus-within.ts";
import type { EncodedPicture, PictureFile, PictureTask } from "./picture-task.ts";
import { averageColour } from "./read-picture.ts";

const engineWidths = [480, 960, 1600];
const fallbackWidth = 960;
const ogSize = { width: 1200, height: 630 };
const ogBytes = 120_000;

/** Makes the engine's files of a picture, of what `readPicture` gave. */
export async function encodePicture(
  master: Buffer,
  { focus, crop, effort }: Extract<PictureTask, { name: "encode" }>,
): Promise<EncodedPicture> {
  const whole = await sharp(master).metadata();
  const region = regionOf(whole, crop);
  // Cut once, without loss: of the master each file would decode all again.
  const { data, info } = await sharp(master).extract(region).raw().toBuffer({ resolveWithObject: true });
  const shown = () =>
    sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  const widest = Math.min(region.width, engineWidths.at(-1) ?? region.width);
  const widths = [...engineWidths.filter((width) => width < widest), widest];
  const files: PictureFile[] = [];
  for (const width of widths) {
    const bytes = await shown()
      .resize({ width })
      .avif({ quality: 54, effort, chromaSubsampling: "4:2:0" })
      .toBuffer();
    files.push({ ending: `-${width}.avif`, type: "image/avif", bytes });
  }
  const fallback = await shown()
    .flatten({ background: "#ffffff" })
    .resize({ width: Math.min(fallbackWidth, widest) })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
  files.push({ ending: ".jpg", type: "image/jpeg", bytes: fallback });
  const forNetworks = shown()
    .flatten({ background: "#ffffff" })
    .extract(aroundFocus(region, focusWithin(focus, crop)))
    .resize({ ...ogSize, fit: "fill" });
  files.push({ ending: "-og.jpg", type: "image/jpeg", bytes: await lightEnough(forNetworks) });
  return {
    width: widest,
    height: Math.max(1, Math.round((region.height * widest) / region.width)),
    widths,
    colour: await averageColour(fallback),
    files,
  };
}

type Size = { width: number; height: number };

function regionOf({ width, height }: Size, crop: PictureCrop | null) {
  if (!crop) return { left: 0, top: 0, width, height };
  const left = Math.min(Math.round(crop.x * width), width - 1);
  const top = Math.min(Math.round(crop.y * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * width), width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * height), height - top)),
  };
}

/** The largest part of the shape that networks show, with the focus as near its middle as the edges allow. */
function aroundFocus({ width, height }: Size, focus: FocusPoint) {
  const ratio = ogSize.width / ogSize.height;
  const part = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const begin = (at: number, length: number, of: number) =>
    Math.round(Math.min(Math.max(at * length - of / 2, 0), length - of));
  return { ...part, left: begin(focus.x, width, part.width), top: begin(focus.y, height, part.height) };
}

async function lightEnough(picture: Sharp): Promise<Buffer> {
  for (let quality = 82; ; quality -= 12) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < ogBytes || quality < 40) return bytes;
  }
}
