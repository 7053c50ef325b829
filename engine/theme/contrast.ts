/** Linear-light sRGB, each channel 0 to 1. */
export type LinearRgb = [red: number, green: number, blue: number];

const lightness = /(?:1(?:\.0+)?|0?\.\d+|0|(?:100|\d?\d(?:\.\d+)?)%)/.source;
const chroma = /(?:0?\.[0-4]\d*|0?\.50*|0)/.source;
const hue = /(?:360|(?:3[0-5]\d|[12]?\d?\d)(?:\.\d+)?)(?:deg)?/.source;

/**
 * `#rgb`, `#rrggbb` or `oklch(L C H)` with L from 0 to 1 or in percent, C up to 0.5, beyond which no screen goes, and H
 * (degrees) up to 360. Nothing that only looks like a number: browsers would not show the colour whose contrast was measured.
 */
export const colourPattern = new RegExp(
  `^(?:#[\\da-f]{3}|#[\\da-f]{6}|oklch\\(\\s*${lightness}\\s+${chroma}\\s+${hue}\\s*\\))$`,
  "i",
);

/**
 * The contrast of two colours (`colourPattern`) as WCAG 2 defines it, from 1 to 21. Throws a `TypeError` for anything
 * that is no such colour.
 */
export function contrastOf(first: string, second: string): number {
  const [light = 0, dark = 0] = [luminanceOf(first), luminanceOf(second)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminanceOf(colour: string): number {
  const [red, green, blue] = toLinearRgb(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour (`colourPattern`) as light that can be added up. Throws a `TypeError` for anything that is no such colour. */
export function toLinearRgb(colour: string): LinearRgb {
  if (!colourPattern.test(colour)) throw new TypeError(`not a colour: ${colour}`);
  return colour.startsWith("#") ? hexToLinearRgb(colour.slice(1)) : oklchToLinearRgb(colour);
}

function hexToLinearRgb(digits: string): LinearRgb {
  const size = digits.length / 3;
  const channel = (index: number) => {
    const part = digits.slice(index * size, (index + 1) * size);
    const value = Number.parseInt(size === 1 ? part + part : part, 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(1), channel(2)];
}

/** What lies outside of sRGB is clipped. */
function oklchToLinearRgb(colour: string): LinearRgb {
  const [lightness = "", chroma = "", hue = ""] = colour.slice(6, -1).trim().split(/\s+/);
  const l = lightness.endsWith("%") ? Number.parseFloat(lightness) / 100 : Number.parseFloat(lightness);
  const angle = (Number.parseFloat(hue) * Math.PI) / 180;
  const a = Number.parseFloat(chroma) * Math.cos(angle);
  const b = Number.parseFloat(chroma) * Math.sin(angle);
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const [red, green, blue] = oklabToLinearRgb(l, a, b);
  return [clip(red), clip(green), clip(blue)];
}

/** The matrices are those of CSS Color 4; outside of sRGB, channels are below 0 or above 1. */
export function oklabToLinearRgb(l: number, a: number, b: number): LinearRgb {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}
