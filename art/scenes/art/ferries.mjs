// Eleven minutes on one sheet of film, above a harbor at night: each ferry is a few level lines that rise and fall with
// the water, the far shore is points of light and their long reflections, the stars are short arcs. Light is added as
// film adds it, spreads a little, and is cut off at white.
import { chance, clamp, develop, mix, noise, smooth, soften } from "./ground.mjs";

const tungsten = [1, 0.6, 0.26];
const sodium = [1, 0.43, 0.1];
const daylight = [0.72, 0.86, 1];
const port = [1, 0.07, 0.04];
const starboard = [0.1, 0.85, 0.42];
const shore = 0.36;

/** Ferries from far to near: how far down they pass, from where to where, how high their decks are. */
const ferries = [
  { y: 0.392, from: -0.1, to: 1.1, decks: 2, high: 0.006, lamp: 0.5 },
  { y: 0.424, from: 0.2, to: 1.1, decks: 2, high: 0.01, lamp: 0.55 },
  { y: 0.497, from: -0.1, to: 0.79, decks: 3, high: 0.02, lamp: 0.8 },
  { y: 0.655, from: -0.1, to: 1.1, decks: 4, high: 0.043, lamp: 1.15 },
];

export async function draw(_shot, width, height) {
  const film = { width, height, planes: [0, 1, 2].map(() => new Float32Array(width * height)) };
  const water = { width, height, planes: [0, 1, 2].map(() => new Float32Array(width * height)) };
  const random = chance(14);
  stars(film, random);
  lamps(film, water, random);
  for (const ferry of ferries) pass(film, water, ferry, random);
  return develop(print(film, water, random), width, height, width, height);
}

function put({ width, height, planes }, x, y, colour, amount) {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
  const at = top * width + left;
  for (let k = 0; k < 3; k += 1) {
    const plane = planes[k];
    const value = amount * colour[k];
    plane[at] += value * (1 - x + left) * (1 - y + top);
    plane[at + 1] += value * (x - left) * (1 - y + top);
    plane[at + width] += value * (1 - x + left) * (y - top);
    plane[at + width + 1] += value * (x - left) * (y - top);
  }
}

/** The sky turns a sixtieth of a turn and a bit in eleven minutes, around a place above the picture. */
function stars(film, random) {
  const { width, height } = film;
  for (let n = 0; n < 210; n += 1) {
    const reach = (0.15 + 1.25 * Math.sqrt(random())) * width;
    const start = random() * 2 * Math.PI;
    const bright = 0.012 + 0.16 * random() ** 7;
    const colour = [mix(daylight[0], 1, random() * 0.6), 0.88, mix(1, 0.75, random())];
    const arc = (2 * Math.PI * 11) / 1436;
    const count = Math.ceil(reach * arc * 2);
    for (let i = 0; i < count; i += 1) {
      const angle = start + (arc * i) / count;
      const x = width * 0.7 + Math.cos(angle) * reach;
      const y = -height * 0.06 + Math.sin(angle) * reach;
      const haze = 1 - smooth(0.16, 0.33, y / height);
      if (y < ridge(x / width) * height) put(film, x, y, colour, bright * haze);
    }
  }
}

const hills = noise(31);

function ridge(u) {
  return shore - 0.012 - 0.05 * Math.max(0, 0.35 + hills(u * 2.2 + 0.4, 0) + 0.3 * hills(u * 6, 3)) ** 1.2;
}

function lamps(film, water, random) {
  const { width, height } = film;
  for (let n = 0; n < 190; n += 1) {
    const cluster = random() < 0.75;
    const u = cluster
      ? [0.16, 0.31, 0.36, 0.68, 0.88][Math.floor(random() * 5)] + 0.09 * (random() + random() - 1)
      : random();
    const top = ridge(u);
    const v = mix(shore - 0.002, top + 0.006, random() ** 3.2);
    const colour = [sodium, tungsten, tungsten, daylight][Math.floor(random() * 4)];
    const lamp = 0.12 + 1.9 * random() ** 6;
    const x = u * width;
    for (let i = 0; i < 5; i += 1)
      put(film, x + random() - 0.5, v * height + random() - 0.5, colour, lamp * 0.3);
    const long = (0.05 + 0.34 * random()) * Math.min(1, 0.4 + lamp);
    const wide = width * 0.0016;
    for (let i = 0; i < 5200; i += 1) {
      const t = random() ** 1.5;
      const spread = wide * (0.6 + 5.5 * t) * (random() + random() + random() - 1.5);
      put(water, x + spread, (shore + 0.002 + long * t) * height, colour, lamp * 0.0052 * (1 - t) ** 1.1);
    }
  }
}

/** One ferry: a line for each deck, broken where a pillar stands, and the colored lamp of the side it shows. */
function pass(film, water, { y, from, to, decks, high, lamp }, random) {
  const { width, height } = film;
  const near = (y - shore) / 0.3;
  const phase = random() * 9;
  const decksOf = Array.from({ length: decks + 1 }, (_, deck) => ({
    up: high * (deck === decks ? 1.55 : deck / Math.max(1, decks - 1)),
    colour: deck === decks ? (random() < 0.5 ? port : starboard) : deck === 1 ? daylight : tungsten,
    strong: deck === decks ? 0.75 : 0.55 + 0.6 * random(),
  }));
  const step = 0.25;
  for (let x = from * width; x < to * width; x += step) {
    const u = x / width;
    const end = smooth(0, 0.05, to - u);
    const heave =
      0.0035 * near * (Math.sin(u * 31 + phase) + 0.6 * Math.sin(u * 67 + phase * 2)) +
      0.004 * near * Math.sin(u * 7 + phase);
    for (const { up, colour, strong } of decksOf) {
      const flare = 0.8 + 0.3 * hills(u * 40 + up * 900, phase);
      const amount = lamp * strong * flare * step * end;
      const line = (y - up + heave) * height;
      for (let k = 0; k < 2; k += 1)
        put(film, x, line + (random() - 0.5) * (0.7 + 2.4 * near), colour, amount * 0.8);
      for (let k = 0; k < 3; k += 1) {
        const t = random() ** 1.7;
        const fall = 0.004 + up + (0.02 + 0.13 * near) * t;
        put(water, x + (random() - 0.5) * 5, (y + fall - heave) * height, colour, amount * 0.12 * (1 - t));
      }
    }
  }
}

function print(film, water, random) {
  const { width, height } = film;
  const swell = noise(9);
  const pixels = new Float32Array(width * height * 3);
  const night = [0.0042, 0.0078, 0.016];
  film.planes.forEach((plane, k) => {
    const near = soften(Float32Array.from(plane), width, height, width / 400);
    const far = soften(Float32Array.from(plane), width, height, width / 28);
    const wet = soften(Float32Array.from(water.planes[k]), width, height, width / 600);
    for (let i = 0; i < width * height; i += 1) {
      const u = (i % width) / width;
      const v = Math.floor(i / width) / height;
      const isLand = v < shore && v > ridge(u);
      const glow = Math.exp(-Math.abs(v - shore) / 0.12) * (0.5 + 0.5 * Math.exp(-((u - 0.33) ** 2) / 0.05));
      const air =
        night[k] * (0.55 + 0.9 * v) +
        0.032 * glow * mix(tungsten[k], daylight[k], 0.25) * (v < shore ? 1 : 0.45);
      const ripples = 1 + 0.3 * swell(u * 5, v * (90 - 40 * v)) + 0.16 * swell(u * 22, v * 260);
      const sea = v >= shore ? ripples : 1;
      const light =
        (isLand ? 0.0035 : air * sea) + plane[i] * 0.85 + near[i] * 1.3 + far[i] * 1.5 + wet[i] * 2.4 * sea;
      pixels[i * 3 + k] = 0.002 + (1 - Math.exp(-light * 1.7)) * (1 + (random() - 0.5) * 0.13);
    }
  });
  return pixels.map((value) => clamp(value));
}
