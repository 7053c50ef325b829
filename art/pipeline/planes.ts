import sharp from "sharp";

/** A picture of 0 to 1: all red, all green, all blue, and all opacity if it has a fourth plane. */
export interface Planes {
  width: number;
  height: number;
  data: Float32Array;
}

/** The three colours of a picture file. */
export async function readPlanes(file: string | Buffer): Promise<Planes> {
  const { data, info } = await sharp(file)
    .toColourspace("rgb16")
    .removeAlpha()
    .raw({ depth: "ushort" })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const samples = new Uint16Array(data.buffer, data.byteOffset, data.byteLength / 2);
  const planes = new Float32Array(3 * width * height);
  for (let channel = 0; channel < 3; channel++)
    for (let pixel = 0; pixel < width * height; pixel++)
      planes[channel * width * height + pixel] = (samples[pixel * 3 + channel] ?? 0) / 65535;
  return { width, height, data: planes };
}

/** The left upper `width` by `height` of a picture of three or four planes, as a 16 bit PNG. */
export function writePlanes(planes: Planes, width = planes.width, height = planes.height): Promise<Buffer> {
  const size = planes.width * planes.height;
  const channels = planes.data.length === 4 * size ? 4 : 3;
  const samples = new Uint16Array(width * height * channels);
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const value = planes.data[channel * size + y * planes.width + x] ?? 0;
        samples[(y * width + x) * channels + channel] = Math.max(0, Math.min(1, value)) * 65535 + 0.5;
      }
  return sharp(samples, { raw: { width, height, channels } })
    .toColourspace("rgb16")
    .png({ compressionLevel: 6 })
    .toBuffer();
}
