// One continuous thread, a Clifford attractor of forty million steps, printed in red, blue and ochre on warm paper.
import sharp from "sharp";

const steps = 4e7;
const [a, b, c, d] = [-1.7, 1.3, -0.1, -1.21];
const paper = [243, 236, 224];
/** Ink by speed: slow, middle, fast. */
const inks = [
  [18, 32, 74],
  [214, 64, 40],
  [232, 166, 52],
];

export async function draw(_shot, width, height) {
  const { density, speed } = trace(width, height);
  const most = Math.log(1 + density.reduce((max, value) => Math.max(max, value), 0) * 0.25);
  const pixels = Buffer.alloc(width * height * 3);
  let seed = 1;
  for (let i = 0; i < width * height; i += 1) {
    const ink = Math.min(1, Math.log(1 + density[i]) / most) ** 1.25;
    const colour = mix(density[i] ? Math.min(1, speed[i] / density[i] / 3.2) : 0);
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const grain = (seed / 2 ** 32 - 0.5) * 5;
    for (let k = 0; k < 3; k += 1)
      pixels[i * 3 + k] = Math.max(0, Math.min(255, paper[k] + (colour[k] - paper[k]) * ink + grain));
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(0.5)
    .png()
    .toBuffer();
}

function trace(width, height) {
  const density = new Float32Array(width * height);
  const speed = new Float32Array(width * height);
  const scale = Math.min(width * 0.3, height * 0.24);
  let x = 0.1;
  let y = 0.1;
  for (let i = 0; i < steps; i += 1) {
    const nextX = Math.sin(a * y) + c * Math.cos(a * x);
    const nextY = Math.sin(b * x) + d * Math.cos(b * y);
    const way = Math.hypot(nextX - x, nextY - y);
    x = nextX;
    y = nextY;
    const column = Math.floor(width / 2 + x * scale);
    const row = Math.floor(height / 2 + y * scale);
    if (column < 0 || column >= width || row < 0 || row >= height) continue;
    density[row * width + column] += 1;
    speed[row * width + column] += way;
  }
  return { density, speed };
}

function mix(value) {
  const [from, to, part] = value < 0.5 ? [inks[0], inks[1], value * 2] : [inks[1], inks[2], value * 2 - 1];
  return from.map((channel, k) => channel + (to[k] - channel) * part);
}
