// A cloth that was never woven: 340 warp threads and 97 of weft, each with its own thickness and dye. Where two waves
// meet decides, thread by thread, which of the two lies on top; the satin order of a loom spreads it.
import { chance, clamp, develop, light, mix, noise } from "./ground.mjs";

const indigo = light("#16224d");
const sky = light("#6f8fb4");
const ecru = light("#e9e0cd");
const rust = light("#a8401f");
const black = light("#17131a");
const over = 2;
const pitch = 7;

export async function draw(_shot, width, height) {
  const columns = width * over;
  const rows = height * over;
  const warpCount = Math.floor(columns / pitch);
  const weftCount = Math.floor(rows / pitch);
  const random = chance(19);
  const drift = noise(4);
  const dyed = (colour) => {
    const bath = 0.8 + 0.36 * random();
    return colour.map((channel) => channel * bath);
  };
  const warp = Array.from({ length: warpCount }, (_, i) => dyed(warpColour(i / warpCount)));
  const weft = Array.from({ length: weftCount }, (_, j) => dyed(weftColour(j, weftCount, random)));
  const pixels = new Float32Array(columns * rows * 3);
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns; x += 1) {
      // Threads are not quite straight.
      const sx = clamp(x + 1.1 * drift(x / 60, y / 45), 0, warpCount * pitch - 1);
      const sy = clamp(y + 1.1 * drift(x / 45 + 40, y / 60), 0, weftCount * pitch - 1);
      const i = Math.floor(sx / pitch);
      const j = Math.floor(sy / pitch);
      const isWarp = lies(i, j, warpCount, weftCount);
      const across = ((isWarp ? sx : sy) / pitch) % 1;
      const along = ((isWarp ? sy : sx) / pitch) % 1;
      const round = Math.sin(Math.PI * clamp(across * 1.1 - 0.05));
      const before = isWarp ? lies(i, j - 1, warpCount, weftCount) : !lies(i - 1, j, warpCount, weftCount);
      const after = isWarp ? lies(i, j + 1, warpCount, weftCount) : !lies(i + 1, j, warpCount, weftCount);
      const dip =
        (before ? 1 : 0.55 + 0.45 * Math.min(1, along * 2.2)) *
        (after ? 1 : 0.55 + 0.45 * Math.min(1, (1 - along) * 2.2));
      const twist = 0.9 + 0.1 * Math.sin((along + across * 0.9) * 12.6);
      const shade = (0.2 + 0.95 * round ** 0.7 * (1.12 - 0.3 * across)) * dip * twist;
      const colour = isWarp ? warp[i] : weft[j];
      for (let k = 0; k < 3; k += 1)
        pixels[(y * columns + x) * 3 + k] = colour[k] * shade + 0.012 * round ** 6 * dip;
    }
  }
  return develop(pixels, columns, rows, width, height);
}

/** Whether the warp lies on top where thread `i` of it meets thread `j` of the weft. */
function lies(i, j, warpCount, weftCount) {
  const edge = Math.min(j, weftCount - 1 - j, i, warpCount - 1 - i);
  if (edge < 3) return (i + j) % 2 === 0;
  const u = i / weftCount;
  const v = j / weftCount;
  const near = Math.hypot(u - 0.62, v - 1.25);
  const far = Math.hypot(u - 2.72, v + 0.55);
  const tide = Math.sin(near * 21) + Math.sin(far * 23.5) + 0.55 * Math.sin((u + v * 0.4) * 5.3);
  const wanted = 0.5 + 0.27 * tide;
  const order = (((i * 3 + j) % 8) + 0.5) / 8;
  return order < clamp(wanted, 0.07, 0.93);
}

/** Dark at both ends and pale where it is slack, with three lines that somebody counted wrong. */
function warpColour(place) {
  if ([0.118, 0.382, 0.831].some((line) => Math.abs(place - line) < 0.006)) return ecru;
  const part = clamp(0.42 - 0.5 * Math.cos(place * Math.PI * 3.1 + 0.5));
  return indigo.map((channel, k) => mix(channel, sky[k], part));
}

/** Ecru, rust and black pass into each other thread by thread. */
function weftColour(j, count, random) {
  const place = j / count + (random() - 0.5) * 0.2;
  if (place < 0.3) return ecru;
  if (place < 0.66) return rust;
  return place < 0.84 ? black : ecru;
}
