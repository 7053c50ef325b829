// Thinned acrylic poured on raw canvas: veils that run down, sink in, darken where they stop and drip. Color is what the
// weave leaves of the light, so layers multiply as glazes do.
import { chance, clamp, clouds, develop, light, mix, noise, smooth, soften } from "./ground.mjs";

const canvasColour = light("#e0d5bf");
/** What a full layer lets through of red, green and blue. */
const pigments = {
  yellow: [0.98, 0.66, 0.12],
  orange: [0.96, 0.36, 0.08],
  vermilion: [0.86, 0.12, 0.05],
  rose: [0.84, 0.32, 0.36],
  violet: [0.42, 0.16, 0.34],
  tide: [0.05, 0.075, 0.15],
};
/** From left to right as they were poured: pigment, where, half its width, how far down, how strong. */
const pours = [
  ["yellow", 0.16, 0.085, 0.74, 0.8],
  ["rose", 0.31, 0.12, 0.8, 0.75],
  ["orange", 0.25, 0.1, 0.69, 0.85],
  ["vermilion", 0.44, 0.15, 0.79, 0.9],
  ["orange", 0.6, 0.12, 0.72, 0.9],
  ["violet", 0.53, 0.08, 0.62, 0.5],
  ["vermilion", 0.72, 0.1, 0.77, 0.85],
  ["rose", 0.81, 0.085, 0.71, 0.8],
  ["yellow", 0.69, 0.1, 0.58, 0.65],
  ["violet", 0.36, 0.07, 0.5, 0.42],
];
const quick = noise(21);
const slow = clouds(3, 4);

export async function draw(_shot, width, height) {
  const weave = weaveOf(width, height);
  const layers = pours.map((pour, index) => ({
    pigment: pigments[pour[0]],
    plane: veil(width, height, pour, index),
  }));
  layers.push({ pigment: pigments.tide, plane: tide(width, height) });
  const pixels = new Float32Array(width * height * 3);
  for (let i = 0; i < width * height; i += 1) {
    const thread = weave[i];
    for (let k = 0; k < 3; k += 1) {
      let value = canvasColour[k] * (0.9 + 0.13 * thread);
      for (const { pigment, plane } of layers)
        value *= pigment[k] ** clamp(plane[i] * (0.86 + 0.24 * (1 - thread)), 0, 1.6);
      pixels[i * 3 + k] = value + 0.007 * thread;
    }
  }
  return develop(pixels, width, height, width, height);
}

/** Light on the threads, from 0 to 1, with a slub here and there. */
function weaveOf(width, height) {
  const plane = new Float32Array(width * height);
  const random = chance(2);
  const warp = Array.from({ length: width }, () => random());
  const weft = Array.from({ length: height }, () => random());
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const over = ((x >> 1) + (y >> 1)) % 2;
      const slub = quick(x / 90, y / 2.2) * (1 - over) + quick(x / 2.2, y / 90) * over;
      plane[y * width + x] = clamp(
        0.5 + 0.22 * slub + 0.22 * (over ? warp[x >> 1] : weft[y >> 1]) - 0.11 + 0.1 * random(),
      );
    }
  return plane;
}

/** One pour from the top edge: wide above, drawn together below, dark where the wet stopped. */
function veil(width, height, [, middle, half, end, amount], index) {
  const bend = clouds(30 + index, 4);
  const cloud = clouds(60 + index, 6);
  const random = chance(90 + index);
  const plane = new Float32Array(width * height);
  const lean = (random() - 0.5) * 0.09;
  for (let y = 0; y < height; y += 1) {
    const v = y / height;
    const line = middle + lean * v + 0.055 * bend(2, v * 1.7);
    for (let x = 0; x < width; x += 1) {
      const u = x / width;
      const side = u < line ? -1 : 1;
      const wide = half * (1.25 - 0.62 * v + 0.4 * bend(side * 3 + 9, v * 2.3));
      const tip = end + 0.05 * bend(u * 5, 7) - v;
      const inside = Math.min(wide - Math.abs(u - line), tip * 0.8, 0.2 + tip - 2.4 * (u - line) ** 2);
      if (inside < -0.03) continue;
      const wet = smooth(-0.003, 0.005 + 0.03 * clamp(bend(side * 5, v * 3) * 1.5), inside);
      const rim = 0.34 * Math.exp(-Math.max(0, inside) / 0.007) * wet;
      const halo = 0.045 * smooth(-0.03, 0, inside) * (1 - wet);
      const streaks = 0.16 * quick(u * 34 + index * 5, v * 1.6) + 0.1 * quick(u * 90, v * 3 + index);
      const sunk = 0.5 + 0.36 * cloud(u * 2.6, v * 1.5) + streaks + 0.3 * smooth(0, end, v);
      plane[y * width + x] = amount * (wet * clamp(sunk, 0.1, 1.3) + rim + halo);
    }
  }
  drip(plane, width, height, {
    from: middle - half * 0.7,
    to: middle + half * 0.7,
    start: end - 0.03,
    count: 6,
    seed: 200 + index,
  });
  return plane;
}

/** The dark line that the water left. */
function tide(width, height) {
  const edge = clouds(5, 5);
  const cloud = clouds(6, 6);
  const plane = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const u = x / width;
      const v = y / height;
      const bend = 0.04 * edge(u * 2.6, v * 2.6);
      const inside = Math.min(
        v - 0.842 + bend,
        0.928 - v + 0.022 * edge(u * 3 + 5, v),
        u - 0.035 + bend * 0.6,
        0.985 - u + bend,
      );
      if (inside < -0.03) continue;
      const wet = smooth(-0.002, 0.005, inside);
      const rim = 0.3 * Math.exp(-Math.max(0, inside) / 0.006) * wet;
      plane[y * width + x] =
        wet * (1.2 + 0.4 * cloud(u * 3, v * 5) + 0.14 * slow(u * 14, v * 3)) +
        rim +
        0.04 * smooth(-0.03, 0, inside) * (1 - wet);
    }
  drip(plane, width, height, { from: 0.06, to: 0.95, start: 0.9, count: 13, seed: 300 });
  return plane;
}

/** Drips: each follows the weave down, thins, and ends in a round bead. */
function drip(plane, width, height, { from, to, start, count, seed }) {
  const random = chance(seed);
  const wet = new Float32Array(plane.length);
  for (let n = 0; n < count; n += 1) {
    let x = mix(from, to, random()) * width;
    const half = (1 + 2.3 * random() ** 2) * (width / 900);
    const long = (0.05 + 0.17 * random() ** 2) * height;
    const strength = 0.5 + 0.45 * random();
    for (let s = 0; s < long; s += 0.5) {
      x += 0.07 * quick(n * 7.7 + seed, s / 30);
      const left = long - s;
      const reach =
        half *
        (left < half * 2 ? 1.5 * Math.sqrt(left / half / 2 + 0.05) : 1 + 0.5 * Math.exp(-left / (half * 4)));
      const row = Math.floor(start * height + s);
      if (row >= height) break;
      for (let px = Math.floor(x - reach - 1); px <= x + reach + 1; px += 1) {
        if (px < 0 || px >= width) continue;
        const away = Math.abs(px - x) / reach;
        const body =
          strength * (1 - smooth(0.7, 1.2, away)) * (0.75 + 0.35 * away ** 3) * smooth(0, height * 0.03, s);
        wet[row * width + px] = Math.max(wet[row * width + px], body);
      }
    }
  }
  soften(wet, width, height, 1);
  for (let i = 0; i < plane.length; i += 1) plane[i] = Math.max(plane[i], wet[i]);
}
