import { type Oklch, toOklch } from "../../../engine/theme/oklch.ts";

/** Below this chroma a colour is a grey, whatever hue it has. */
const leastChroma = 0.04;
/** Lighter than this is a ground, darker a shadow. */
const lightness = { least: 0.1, most: 0.96 };
/** Colours nearer to each other than this many degrees are one. */
const apart = 28;
/** Which part of all coloured pixels a colour must have: less is an edge between two others. */
const leastPart = 0.04;
const most = 3;

type Bin = { weight: number; l: number; a: number; b: number };

/**
 * The colours of a picture, by how much of it they have; none where it is grey. `pixels` are red, green, blue and opacity of
 * each, from 0 to 255. Hues are counted in small steps, and the fullest take in what lies beside them.
 */
export function coloursInPicture(pixels: ArrayLike<number>): Oklch[] {
  const bins = Array.from({ length: 360 / 4 }, (): Bin => ({ weight: 0, l: 0, a: 0, b: 0 }));
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    if ((pixels[at + 3] ?? 0) < 128) continue;
    const colour = toOklch(hexOf(pixels, at));
    const { l, c, h } = colour;
    if (c < leastChroma || l > lightness.most || l < lightness.least) continue;
    const bin = bins[Math.floor(h / 4) % bins.length];
    if (!bin) continue;
    const angle = (h * Math.PI) / 180;
    bin.weight += 1;
    bin.l += l;
    bin.a += c * Math.cos(angle);
    bin.b += c * Math.sin(angle);
  }
  const all = bins.reduce((sum, { weight }) => sum + weight, 0);
  return fullest(bins)
    .filter(({ weight }) => weight >= all * leastPart)
    .slice(0, most)
    .map(meanOf);
}

function fullest(bins: readonly Bin[]): Bin[] {
  const groups: Bin[] = [];
  const left = bins.filter(({ weight }) => weight > 0).sort((one, other) => other.weight - one.weight);
  for (const bin of left) {
    const near = groups.find((group) => distance(meanOf(group).h, meanOf(bin).h) < apart);
    if (!near) {
      groups.push({ ...bin });
      continue;
    }
    near.weight += bin.weight;
    near.l += bin.l;
    near.a += bin.a;
    near.b += bin.b;
  }
  return groups.sort((one, other) => other.weight - one.weight);
}

function meanOf({ weight, l, a, b }: Bin): Oklch {
  return {
    l: l / weight,
    c: Math.hypot(a, b) / weight,
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

function distance(one: number, other: number): number {
  const way = Math.abs(one - other) % 360;
  return Math.min(way, 360 - way);
}

function hexOf(pixels: ArrayLike<number>, at: number): string {
  const channel = (index: number) => (pixels[at + index] ?? 0).toString(16).padStart(2, "0");
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
