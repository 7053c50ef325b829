// Oil on linen, wet in wet: brushes of many bristles follow the wind of a storm, drag up what lies below, and leave
// ridges that catch the light. Broad strokes first, then ever finer ones; the palette knife's light comes last.
import { between, chance, clamp, clouds, develop, light, mix, smooth, soften } from "./ground.mjs";

const sky = ["#0c1416", "#18292c", "#34484a", "#5d6d70", "#96a0a3", "#cfc5bf", "#f1ddcf", "#f4cfae"].map(
  light,
);
const sea = ["#0a1415", "#132524", "#27403c", "#58706a", "#b9bcb0"].map(light);
const sienna = ["#7a2c12", "#c1521c", "#e08a3c"].map(light);
const horizon = 0.77;

const broad = clouds(5, 5);
const fine = clouds(23, 4);

export async function draw(_shot, width, height) {
  const random = chance(41);
  const scale = height / 840;
  const canvas = linen(width, height);
  const layers = [
    { count: 420, size: 74, length: 420, load: 0.95 },
    { count: 1100, size: 40, length: 240, load: 0.9 },
    { count: 2100, size: 21, length: 150, load: 0.86 },
    { count: 2300, size: 10, length: 90, load: 0.9 },
  ];
  for (const layer of layers)
    for (let i = 0; i < layer.count; i += 1) {
      const x = (random() * 1.1 - 0.05) * width;
      const y = (random() * 1.1 - 0.05) * height;
      // Fine brushes work where something happens; the rest is left as broad as it was laid.
      if (layer.size < 30 && random() > busy(x / height, y / height)) continue;
      stroke(canvas, x, y, layer, scale, random);
    }
  return develop(lit(canvas), width, height, width, height);
}

function linen(width, height) {
  const colour = new Float32Array(width * height * 3);
  const relief = new Float32Array(width * height);
  const ground = light("#6b4a35");
  for (let i = 0; i < width * height; i += 1) {
    const x = i % width;
    const y = Math.floor(i / width);
    relief[i] = 0.12 * (Math.sin(x * 1.9) + Math.sin(y * 1.9));
    for (let k = 0; k < 3; k += 1) colour[i * 3 + k] = ground[k];
  }
  return { colour, relief, width, height };
}

/** Where the eye is led: the turning of the storm and the line of the sea. */
function busy(u, v) {
  const turning = Math.hypot(u - 0.93, (v - 0.4) * 1.2);
  return clamp(0.25 + Math.exp(-((turning - 0.24) ** 2) / 0.03) + Math.exp(-((v - horizon) ** 2) / 0.004));
}

/** The turning has no clean middle: the place is bent before it is measured. */
function fromTurning(u, v) {
  return [u - 0.93 + 0.2 * broad(u * 2.3 + 9, v * 2.3), (v - 0.4) * 1.25 + 0.2 * broad(u * 2.3, v * 2.3 + 5)];
}

function wind(u, v) {
  if (v > horizon) return 0.12 * fine(u * 3, v * 9) + 0.05 * Math.sin(u * 9);
  const [x, y] = fromTurning(u, v);
  const turn = Math.atan2(y, x) + Math.PI / 2 - 0.35;
  const part = 0.86 * Math.exp(-(x * x + y * y) / 0.15);
  const drift = -0.32 + 1.5 * broad(u * 1.5 + 3, v * 1.8);
  const bent = Math.atan2(
    mix(Math.sin(drift), Math.sin(turn), part),
    mix(Math.cos(drift), Math.cos(turn), part),
  );
  return bent * (1 - smooth(horizon - 0.16, horizon, v));
}

function hue(u, v, random) {
  const jitter = (random() - 0.5) * 0.16;
  if (v > horizon) {
    const depth = (v - horizon) / (1 - horizon);
    const glance = Math.exp(-((u - 0.42) ** 2) / 0.05) * Math.exp(-depth * 2.4);
    return between(sea, 0.42 - depth * 0.3 + glance * 0.62 + 0.35 * fine(u * 2.2, v * 14) + jitter);
  }
  const [x, y] = fromTurning(u, v);
  const away = Math.hypot(x, y);
  const arm = Math.sin(Math.atan2(y, x) * 2 - away * 13 + 2.2 * broad(u * 2, v * 2));
  const low = Math.exp(-((v - horizon) ** 2) / 0.012) * Math.exp(-((u - 0.42) ** 2) / 0.16);
  const value =
    0.42 +
    0.2 * arm * Math.exp(-away * 1.7) +
    0.8 * broad(u * 1.6, v * 2.1) +
    0.75 * low -
    0.2 * smooth(0.35, 0, v);
  const ember =
    Math.exp(-((away - 0.13) ** 2) / 0.002) * clamp(arm) + 0.55 * low * clamp(fine(u * 4, v * 8) * 2);
  if (random() < ember * 0.5) return between(sienna, random());
  return between(sky, value + jitter);
}

function stroke(canvas, startX, startY, { size, length, load }, scale, random) {
  const { width, height, colour, relief } = canvas;
  const half = (size * scale * (0.6 + 0.7 * random())) / 2;
  const steps = Math.round(length * scale * (0.5 + random()));
  const bristles = Math.max(5, Math.round(half * 2));
  const base = hue(startX / height, startY / height, random);
  const tint = 0.86 + 0.28 * random();
  const hairs = Array.from({ length: bristles }, (_, k) => {
    const across = (k / (bristles - 1)) * 2 - 1 + (random() - 0.5) * 0.08;
    const own = tint * (0.86 + 0.28 * random());
    return {
      across,
      colour: base.map((channel) => channel * own),
      load: load * (0.55 + 0.6 * random()) * (1 - 0.35 * across ** 4),
      thick: 0.25 + random() + (Math.abs(across) > 0.86 ? 0.8 : 0),
      ends: steps * (0.62 + 0.38 * random()),
      begins: 6 * random() + 8 * across * across,
    };
  });
  let x = startX;
  let y = startY;
  let heading = wind(x / height, y / height);
  const way = random() < 0.5 ? 0 : Math.PI;
  for (let step = 0; step < steps; step += 1) {
    const goal = wind(x / height, y / height);
    heading += Math.atan2(Math.sin(goal - heading), Math.cos(goal - heading)) * 0.12;
    const cos = Math.cos(heading + way);
    const sin = Math.sin(heading + way);
    x += cos;
    y += sin;
    const press = Math.sin(Math.min(1, (step + 3) / 14) * (Math.PI / 2)) * (1 - 0.4 * (step / steps) ** 2);
    for (const hair of hairs) {
      if (step > hair.ends || step < hair.begins) continue;
      const dry = 1 - step / hair.ends;
      const strength = hair.load * press * Math.min(1, 0.25 + dry * 1.3);
      splat(x - sin * hair.across * half * press, y + cos * hair.across * half * press, hair, strength);
    }
  }

  function splat(px, py, hair, strength) {
    const left = Math.floor(px);
    const top = Math.floor(py);
    if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return;
    const under = (top * width + left) * 3;
    // A bristle takes up what it is drawn through.
    for (let k = 0; k < 3; k += 1) hair.colour[k] = mix(hair.colour[k], colour[under + k], 0.018);
    for (let j = 0; j < 2; j += 1)
      for (let i = 0; i < 2; i += 1) {
        const part = strength * (i ? px - left : 1 - px + left) * (j ? py - top : 1 - py + top) * 1.5;
        const at = (top + j) * width + left + i;
        const cover = Math.min(0.95, part);
        for (let k = 0; k < 3; k += 1) colour[at * 3 + k] = mix(colour[at * 3 + k], hair.colour[k], cover);
        relief[at] = mix(relief[at], hair.thick * (0.6 + size / 60), cover);
      }
  }
}

/** Gallery light from the upper left over the ridges of the paint, with the small gloss of oil. */
function lit({ colour, relief, width, height }) {
  const form = soften(Float32Array.from(relief), width, height, 1).map(
    (value, i) => value * 0.6 + relief[i] * 0.4,
  );
  const pixels = new Float32Array(colour.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const dx = form[y * width + Math.min(width - 1, x + 1)] - form[y * width + Math.max(0, x - 1)];
      const dy = form[Math.min(height - 1, y + 1) * width + x] - form[Math.max(0, y - 1) * width + x];
      const facing = clamp(1 + (dx * 0.24 + dy * 0.34), 0.5, 1.6);
      const gloss = 0.05 * clamp((dx + dy) * 0.9 - 0.35) ** 2;
      for (let k = 0; k < 3; k += 1) pixels[at * 3 + k] = colour[at * 3 + k] * facing + gloss;
    }
  return pixels;
}
