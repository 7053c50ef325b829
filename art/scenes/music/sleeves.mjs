// Eight sleeves of one hand: whatever they show is made of flutes, half-round and lit from the left.
import sharp from "sharp";

const aubergine = "#2a0a2f";
const plum = "#6a1f5e";
const magenta = "#c2266a";
const orange = "#ff7a3a";
const apricot = "#ffb877";
const ivory = "#fff1df";
const tide = "#0d4a7c";
const deep = "#071f3c";

const clamp = (value, least = 0, most = 1) => Math.min(most, Math.max(least, value));
const fraction = (value) => value - Math.floor(value);
const light = (hex) => [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.2);

/** The color at `part` (0 to 1) of evenly spaced ones. */
function ramp(hexes) {
  const colours = hexes.map(light);
  return (part) => {
    const place = clamp(part) * (colours.length - 1);
    const k = Math.min(colours.length - 2, Math.floor(place));
    return colours[k].map((channel, c) => channel + (colours[k + 1][c] - channel) * (place - k));
  };
}

/** A point of a flute: `across` counts flutes, `relief` is how deep they are; gives the color as it is lit there. */
function flute(colour, across, relief = 1) {
  const phase = fraction(across);
  const slope = Math.cos(phase * Math.PI);
  const lit = 0.74 + 0.36 * slope * relief - 0.22 * relief * Math.exp(-phase * 14);
  const shine = 0.16 * relief * Math.exp(-(((phase - 0.24) / 0.07) ** 2));
  return colour.map((channel) => channel * lit + shine * (0.35 + channel * 0.65));
}

const fire = ramp([plum, magenta, orange, apricot]);
const sea = ramp([deep, tide, "#3f8fc0", ivory]);
const rose = ramp([magenta, "#f2607a", apricot]);
const night = ramp(["#150518", aubergine, plum]);
const dusk = ramp([ivory, apricot, "#f2607a", plum, "#241064"]);
const dawn = ramp(["#ffc68a", orange, "#e8455a", magenta]);
const tiles = [
  ramp([orange, apricot]),
  ramp([tide, "#3f8fc0"]),
  ramp([apricot, ivory]),
  ramp([aubergine, plum]),
];

/** `x` and `y` run from 0 to 1, `y` downward. */
const sleeves = {
  "slack-water"(x, y) {
    const horizon = 0.46;
    const up = Math.hypot(x - 0.5, y - horizon);
    if (y < horizon) {
      if (up < 0.3) return flute(fire(1 - up), (x - 0.5) * 26);
      return flute(fire(0.1 + y), 40 / (1 + (horizon - y) * 7), 0.8);
    }
    const near = y - horizon;
    const column = Math.abs(x - 0.5 + 0.02 * Math.sin(near * 90)) < 0.3 * (1 - near);
    return flute(fire(column ? 0.95 - near * 0.9 : 0.34 - near * 0.5), Math.log(near + 0.03) * 9);
  },
  "nineteen-fathoms"(x, y) {
    const reach = Math.hypot(x - 0.42, y - 0.64);
    return flute(sea(1.05 - reach * 1.25), Math.sqrt(reach) * 19 * 1.05);
  },
  "moon-twice"(x, y) {
    const a = Math.hypot(x - 0.37, y - 0.4) < 0.27;
    const b = Math.hypot(x - 0.6, y - 0.62) < 0.27;
    if (a && b) return flute(light(ivory), (x + y) * 17, 0.9);
    if (a) return flute(rose(1 - y * 0.9), x * 24);
    if (b) return flute(rose(y), y * 24);
    return flute(night(0.2 + 0.7 * y), (x - y) * 12, 0.9);
  },
  breakwater(x, y) {
    const column = Math.floor(x * 5);
    const within = fraction(x * 5);
    const lean = column % 2 ? within : 1 - within;
    const edge = 0.12 + 0.13 * [2, 0.6, 3, 1.4, 2.4][column];
    const slanted = y * 11 + lean * 1.8;
    if (y + lean * 0.11 < edge) return flute(night(0.3 + y), slanted, 0.7);
    return flute(fire(1.25 - y - 0.06 * column + edge * 0.3), slanted);
  },
  "harbor-lights"(x, y) {
    const away = Math.abs(x - 0.66);
    const glow = Math.exp(-away * 10) * (1 - 0.55 * Math.abs(y - 0.5));
    if (away < 0.011 && y > 0.16 && y < 0.84) return light("#ffd9a6");
    const colour = ramp(["#0c030f", "#1d0720", magenta, orange])(glow * 0.95);
    return flute(colour, (x - 0.66) * 22 + 0.5, 0.85);
  },
  "spring-tide"(x, y) {
    const sway = 0.09 * y ** 1.6 * Math.sin(y * 15 + x * 3) + 0.04 * y ** 2 * Math.sin(y * 34 - x * 5);
    return flute(dusk(y * 1.05 + sway), (x + sway) * 15);
  },
  "ferry-hymns"(x, y) {
    const [i, j] = [Math.floor(x * 3), Math.floor(y * 3)];
    const turn = [0, 1, 3, 2, 0, 1, 1, 3, 2][j * 3 + i];
    const u = turn % 2 ? 1 - fraction(x * 3) : fraction(x * 3);
    const v = turn > 1 ? 1 - fraction(y * 3) : fraction(y * 3);
    const reach = Math.hypot(u, v);
    const [front, back] = [
      [0, 3],
      [1, 2],
      [2, 0],
      [3, 0],
      [0, 1],
      [2, 1],
      [1, 3],
      [2, 3],
      [0, 2],
    ][j * 3 + i];
    if (reach > 1) return tiles[back](0.35).map((channel) => channel * 0.9);
    return flute(tiles[front](reach), reach * 7);
  },
  "low-water-mark"(x, y) {
    const water = Math.max(0, y - 0.62);
    const sway = 0.05 * Math.sqrt(water) * Math.sin(water * 60);
    const moon = Math.hypot(x - 0.58, y - 0.36) < 0.23;
    if (moon) return flute(light(ivory), x * 14 + 0.5, 0.9);
    return flute(dawn(1 - y + (water ? -0.12 : 0)), (x + sway) * 14);
  },
};

const samples = 3;

export async function draw(shot, width, height) {
  const sleeve = sleeves[shot];
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const sum = [0, 0, 0];
      for (let s = 0; s < samples ** 2; s += 1) {
        const x = (column + ((s % samples) + 0.5) / samples) / width;
        const y = (row + (Math.floor(s / samples) + 0.5) / samples) / height;
        const colour = sleeve(x, y);
        for (let c = 0; c < 3; c += 1) sum[c] += colour[c];
      }
      for (let c = 0; c < 3; c += 1)
        pixels[(row * width + column) * 3 + c] = 255 * clamp(sum[c] / samples ** 2) ** (1 / 2.2);
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
