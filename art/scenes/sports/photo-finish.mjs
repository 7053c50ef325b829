import sharp from "sharp";

/*
 * What a finish camera sees: one slit, thousands of times a second, laid side by side. What stands still becomes a
 * streak; whoever comes through becomes a smear of slices, sharp at the front alone.
 */
const bands = ["#1a2850", "#15204a", "#111a38", "#1d2c58"].map(channels);
const kits = [
  "#fff6ec",
  "#d14d2c",
  "#ffc53d",
  "#8ea3dc",
  "#fff6ec",
  "#e8713f",
  "#ffc53d",
  "#c9412a",
  "#dfe6ff",
].map(channels);
const slice = 4;

export async function draw(_shot, width, height) {
  const pixels = Buffer.alloc(width * height * 3);
  const passes = kits.map((kit, index) => ({
    kit,
    at: (index + 0.5 + 0.34 * Math.sin(index * 4.1)) / kits.length,
    reach: 0.045 + 0.045 * noise(index * 7.3, 2),
    phase: index * 2.3,
  }));
  for (let column = 0; column * slice < width; column += 1) {
    const u = (column * slice) / width;
    const shift = 0.02 * (noise(column * 0.9, 5) - 0.5) + 0.035 * Math.sin(u * 23);
    for (let y = 0; y < height; y += 1) {
      const v = y / height;
      let colour = still(v);
      for (const each of passes) colour = pass(colour, each, u, v + shift, column);
      const light = 0.9 + 0.2 * noise(column * 1.7, v * 3);
      for (let x = column * slice; x < Math.min(width, (column + 1) * slice); x += 1) {
        const seam = x % slice === 0 ? 0.9 : 1;
        for (let channel = 0; channel < 3; channel += 1)
          pixels[(y * width + x) * 3 + channel] = Math.min(255, colour[channel] * light * seam);
      }
    }
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

/** The line itself, seen forever. */
function still(v) {
  const at = v * 34;
  const low = bands[Math.floor(at) % bands.length];
  const high = bands[(Math.floor(at) + 1) % bands.length];
  return mix(low, high, smooth(at % 1));
}

/** One who comes through: a smear as wide, at each height, as that part of the body was slow. */
function pass(colour, { kit, at, reach, phase }, u, v, column) {
  const sway = 0.035 * Math.sin(v * 5.2 + phase) + 0.02 * (noise(v * 7, phase) - 0.5);
  const slow = 0.25 + 1.15 * noise(v * 4.2 + phase, phase * 3) ** 1.6;
  const x = (u - at - sway) / (reach * slow);
  const front = smooth(1.15 - x * 2.6);
  const body = front * Math.exp(-((Math.min(0, x) * 0.85) ** 2)) * smooth(x + 3);
  const flicker = 0.86 + 0.5 * (noise(column * 2.3, phase) - 0.5);
  const lit = mix(kit, [26, 22, 52], 0.72 * smooth(-x * 0.62));
  return mix(colour, lit, Math.min(1, Math.max(0, body * flicker)));
}

function smooth(value) {
  const t = Math.min(1, Math.max(0, value));
  return t * t * (3 - 2 * t);
}

function mix(a, b, share) {
  return a.map((value, index) => value + (b[index] - value) * share);
}

function channels(hex) {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
}

/** Between 0 and 1, the same for the same place. */
function noise(x, y) {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const [s, t] = [smooth(x - i), smooth(y - j)];
  const at = (a, b) => {
    const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
    return n - Math.floor(n);
  };
  const across = (row) => at(i, row) + (at(i + 1, row) - at(i, row)) * s;
  return across(j) + (across(j + 1) - across(j)) * t;
}
