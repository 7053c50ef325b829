import { oklabToLinearRgb, toLinearRgb } from "./contrast.ts";

/** A colour as eyes measure it: lightness from 0 to 1, chroma from 0 (grey), hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

/** Rounding alone takes a channel this far out of sRGB. */
const rounding = 1e-4;

/** A colour that a theme takes (`colourPattern`). Throws a `TypeError` for anything else. */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = toLinearRgb(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

/** The nearest colour that screens have, as `#rrggbb`: of its lightness and hue, with as much of its chroma as there is. */
export function toHex(colour: Oklch): string {
  const l = Math.min(1, Math.max(0, colour.l));
  // Black and white are without chroma, which rounding would leave some of.
  const isEnd = l === 0 || l === 1;
  const c = isEnd ? 0 : Math.min(colour.c, isInSrgb({ ...colour, l }) ? colour.c : mostChroma(l, colour.h));
  const digits = channels({ l, c, h: colour.h }).map((value) => {
    const light = Math.min(1, Math.max(0, value));
    const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(coded * 255)
      .toString(16)
      .padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** How much chroma sRGB has at this lightness and hue. */
export function mostChroma(l: number, h: number): number {
  let [least, most] = [0, 0.4];
  for (let step = 0; step < 16; step += 1) {
    const middle = (least + most) / 2;
    if (isInSrgb({ l, c: middle, h })) least = middle;
    else most = middle;
  }
  return least;
}

function isInSrgb(colour: Oklch): boolean {
  return channels(colour).every((value) => value >= -rounding && value <= 1 + rounding);
}

function channels({ l, c, h }: Oklch) {
  const angle = (h * Math.PI) / 180;
  return oklabToLinearRgb(l, c * Math.cos(angle), c * Math.sin(angle));
}
