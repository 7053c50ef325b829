// Watercolor on cold-pressed paper: nineteen pools that do not quite touch. Pigment wanders to the rim while it dries,
// settles into the hollows of the paper and blooms where a drop of clean water fell in.
import { chance, clamp, clouds, develop, light, mix, noise, smooth } from "./ground.mjs";

const paper = light("#f6f3ec");
/** What a full wash lets through. */
const pigments = {
  prussian: [0.09, 0.3, 0.5],
  cerulean: [0.24, 0.56, 0.68],
  viridian: [0.16, 0.47, 0.36],
  payne: [0.13, 0.17, 0.23],
  ochre: [0.86, 0.6, 0.2],
  rose: [0.82, 0.36, 0.36],
};
const washes = [
  "prussian",
  "cerulean",
  "viridian",
  "payne",
  "prussian",
  "viridian",
  "cerulean",
  "ochre",
  "prussian",
  "payne",
];

export async function draw(_shot, width, height) {
  const ponds = dig(width / height);
  const bend = clouds(12, 5);
  const bend2 = clouds(13, 5);
  const cloud = clouds(14, 6);
  const tooth = noise(15);
  const grit = noise(16);
  const pixels = new Float32Array(width * height * 3);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const u = x / height;
      const v = y / height;
      const px = u + 0.062 * bend(u * 3.1, v * 3.1) + 0.004 * bend(u * 30, v * 30);
      const py = v + 0.062 * bend2(u * 3.1, v * 3.1) + 0.004 * bend2(u * 30, v * 30);
      const hollow = 0.6 * tooth(x / 3.1, y / 3.1) + 0.5 * grit(x / 1.4, y / 1.4);
      const at = (y * width + x) * 3;
      const left = [1, 1, 1];
      const { nearest, room } = locate(ponds, px, py);
      if (room > -0.01) wash(left, nearest, px, py, room, hollow, cloud);
      const shade = 1 + 0.022 * hollow;
      for (let k = 0; k < 3; k += 1) pixels[at + k] = paper[k] * left[k] * shade;
    }
  spatter(pixels, width, height);
  return develop(pixels, width, height, width, height);
}

/** Nineteen places, pushed apart from one another, each with its water. */
function dig(ratio) {
  const random = chance(77);
  const places = Array.from({ length: 19 }, () => [0.22 + random() * (ratio - 0.44), 0.2 + random() * 0.6]);
  for (let turn = 0; turn < 160; turn += 1)
    for (const a of places) {
      for (const b of places) {
        const away = Math.hypot(a[0] - b[0], a[1] - b[1]);
        if (a === b || away > 0.262) continue;
        a[0] += ((a[0] - b[0]) / away) * 0.004;
        a[1] += ((a[1] - b[1]) / away) * 0.004;
      }
      a[0] = clamp(a[0], 0.2, ratio - 0.2);
      a[1] = clamp(a[1], 0.19, 0.81);
    }
  return places.map(([x, y], index) => ({
    x,
    y,
    reach: 0.062 + 0.085 * random(),
    long: 0.85 + 0.5 * random(),
    turn: random() * Math.PI,
    first: pigments[index === 6 ? "rose" : washes[Math.floor(random() * washes.length)]],
    second: pigments[washes[Math.floor(random() * washes.length)]],
    strength: 0.42 + 1.05 * random() ** 1.3,
    lean: random() * 2 * Math.PI,
    bloom:
      random() < 0.55
        ? { x: x + (random() - 0.5) * 0.14, y: y + (random() - 0.5) * 0.14, reach: 0.02 + 0.05 * random() }
        : undefined,
    glaze: random() < 0.5 ? 0.25 + 0.5 * random() : 0,
    seed: random() * 50,
  }));
}

/** The pond whose water is nearest, and how far it is to its rim; below zero is dry. */
function locate(ponds, x, y) {
  let nearest;
  let first = 9;
  let second = 9;
  for (const pond of ponds) {
    const cos = Math.cos(pond.turn);
    const sin = Math.sin(pond.turn);
    const dx = (x - pond.x) * cos + (y - pond.y) * sin;
    const dy = (y - pond.y) * cos - (x - pond.x) * sin;
    const away = Math.hypot(dx / pond.long, dy * pond.long) - pond.reach;
    if (away < first) {
      second = first;
      first = away;
      nearest = pond;
    } else if (away < second) second = away;
  }
  return { nearest, room: Math.min(-first, (second - first) / 2 - 0.0065) };
}

function wash(left, pond, x, y, room, hollow, cloud) {
  const wet = smooth(-0.0012, 0.0016, room);
  const s = pond.seed;
  const rim =
    0.62 * Math.exp(-Math.max(0, room - 0.001) / 0.0042) + 0.2 * Math.exp(-Math.max(0, room) / 0.02);
  const settled =
    (0.45 * ((x - pond.x) * Math.cos(pond.lean) + (y - pond.y) * Math.sin(pond.lean))) / pond.reach;
  let body = 0.62 + 0.75 * cloud(x * 4 + s, y * 4) + settled + 0.2 * hollow * (0.4 + pond.strength);
  if (pond.bloom) {
    const front =
      Math.hypot(x - pond.bloom.x, y - pond.bloom.y) -
      pond.bloom.reach * (1 + 0.9 * cloud(x * 16 + s, y * 16));
    body *= mix(0.34, 1, smooth(-0.012, 0.004, front));
    body += 0.5 * Math.exp(-Math.abs(front - 0.004) / 0.0035);
  }
  if (pond.glaze) {
    const edge = 0.3 * pond.reach + 0.09 * cloud(x * 5 - s, y * 5 + s) - pond.reach * 0.55 + room;
    body += pond.glaze * smooth(-0.001, 0.002, edge) * (1 + 0.6 * Math.exp(-Math.abs(edge) / 0.004));
  }
  const other = smooth(-0.12, 0.16, cloud(x * 2.6 + s * 2, y * 2.6));
  const density = clamp(wet * pond.strength * (clamp(body, 0.08, 2) + rim), 0, 2.2);
  for (let k = 0; k < 3; k += 1) left[k] *= mix(pond.first[k], pond.second[k], other * 0.85) ** density;
}

function spatter(pixels, width, height) {
  const random = chance(5);
  for (let n = 0; n < 70; n += 1) {
    const x = random() * width;
    const y = random() * height;
    const reach = (0.6 + 3.2 * random() ** 4) * (height / 900);
    const pigment = [pigments.prussian, pigments.payne, pigments.ochre][Math.floor(random() * 3)];
    for (let j = Math.floor(y - reach - 1); j <= y + reach + 1; j += 1)
      for (let i = Math.floor(x - reach - 1); i <= x + reach + 1; i += 1) {
        if (i < 0 || j < 0 || i >= width || j >= height) continue;
        const away = Math.hypot(i - x, j - y) / reach;
        const density = 0.4 * (1 - smooth(0.8, 1.25, away)) * (0.5 + 0.6 * away ** 4);
        for (let k = 0; k < 3; k += 1) pixels[(j * width + i) * 3 + k] *= pigment[k] ** density;
      }
  }
}
