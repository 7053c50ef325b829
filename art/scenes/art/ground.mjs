// What the set's drawings stand on: chance that repeats itself, noise, color, and the way from numbers to a picture.
import sharp from "sharp";

export const clamp = (value, least = 0, most = 1) => Math.min(most, Math.max(least, value));
export const mix = (from, to, part) => from + (to - from) * part;
export const smooth = (from, to, value) => {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
};

/** A source of numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Smooth noise from -1 to 1 over the plane; features are about one unit wide. */
export function noise(seed) {
  const random = chance(seed);
  const table = Float64Array.from({ length: 512 }, () => random() * 2 * Math.PI);
  const shuffled = Uint16Array.from({ length: 512 }, () => Math.floor(random() * 512));
  const slope = (i, j, x, y) => {
    const angle = table[(shuffled[i & 511] + j * 37) & 511];
    return Math.cos(angle) * x + Math.sin(angle) * y;
  };
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const fx = x - i;
    const fy = y - j;
    const sx = fx * fx * fx * (fx * (fx * 6 - 15) + 10);
    const sy = fy * fy * fy * (fy * (fy * 6 - 15) + 10);
    const above = mix(slope(i, j, fx, fy), slope(i + 1, j, fx - 1, fy), sx);
    const below = mix(slope(i, j + 1, fx, fy - 1), slope(i + 1, j + 1, fx - 1, fy - 1), sx);
    return mix(above, below, sy) * 1.5;
  };
}

/** Noise in octaves, each twice as fine and half as strong. */
export function clouds(seed, octaves = 5) {
  const base = noise(seed);
  return (x, y) => {
    let sum = 0;
    for (let k = 0, size = 1, part = 0.5; k < octaves; k += 1, size *= 2.03, part /= 2)
      sum += part * base(x * size + k * 17.3, y * size - k * 9.7);
    return sum;
  };
}

/** `#rrggbb` as linear light, three numbers from 0 to 1. */
export function light(hex) {
  return [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);
}

/** The color at `value` (0 to 1) between evenly spaced ones. */
export function between(colours, value) {
  const place = clamp(value) * (colours.length - 1);
  const k = Math.min(colours.length - 2, Math.floor(place));
  return colours[k].map((channel, c) => mix(channel, colours[k + 1][c], place - k));
}

/** Softens one plane of numbers by about `radius` pixels, in place: three passes of a box. */
export function soften(plane, width, height, radius) {
  const r = Math.max(1, Math.round(radius));
  const line = new Float32Array(Math.max(width, height));
  const pass = (start, step, count) => {
    for (let i = 0; i < count; i += 1) line[i] = plane[start + i * step];
    let sum = line[0] * (r + 1);
    for (let i = 1; i <= r; i += 1) sum += line[Math.min(count - 1, i)];
    for (let i = 0; i < count; i += 1) {
      plane[start + i * step] = sum / (2 * r + 1);
      sum += line[Math.min(count - 1, i + r + 1)] - line[Math.max(0, i - r)];
    }
  };
  for (let turn = 0; turn < 3; turn += 1) {
    for (let y = 0; y < height; y += 1) pass(y * width, 1, width);
    for (let x = 0; x < width; x += 1) pass(x, width, height);
  }
  return plane;
}

/** A PNG of linear light, `[r, g, b]` by pixel, brought to `width` by `height`. */
export function develop(pixels, columns, rows, width, height) {
  const bytes = Buffer.alloc(columns * rows * 3);
  for (let i = 0; i < bytes.length; i += 1) bytes[i] = Math.round(255 * clamp(pixels[i]) ** (1 / 2.2));
  return sharp(bytes, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(width, height, { kernel: "lanczos3" })
    .png()
    .toBuffer();
}
