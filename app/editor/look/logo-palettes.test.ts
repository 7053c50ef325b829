import { expect, test } from "vitest";
import { checkContrast } from "../../../engine/checks/check-contrast.ts";
import { contrastOf } from "../../../engine/theme/contrast.ts";
import { toHex, toOklch } from "../../../engine/theme/oklch.ts";
import type { Theme } from "../../../engine/theme/theme.ts";
import { everyTemplate } from "../../../templates/every-template.ts";
import { coloursInPicture } from "./colours-in-picture.ts";
import { logoPalettes } from "./logo-palettes.ts";

type Pixel = readonly [red: number, green: number, blue: number, opacity: number];

const picture = (...parts: readonly (readonly [count: number, pixel: Pixel])[]) =>
  parts.flatMap(([count, pixel]) => Array.from({ length: count }, () => pixel).flat());

const red: Pixel = [200, 30, 40, 255];
const blue: Pixel = [20, 60, 180, 255];
const white: Pixel = [255, 255, 255, 255];

/** As `engine.css` mixes it, without its hue: near enough to see a text that is lost. */
function quietUponDeep({ onDeep, deep }: Theme["colours"]): string {
  const [text, ground] = [toOklch(onDeep), toOklch(deep)];
  return toHex({ l: text.l * 0.78 + ground.l * 0.22, c: 0, h: 0 });
}

const hue = (hex: string) => toOklch(hex).h;

test("a picture has the colours it has most of, and neither its ground nor greys nor what is not seen", () => {
  const pixels = picture(
    [900, white],
    [200, [128, 128, 130, 255]],
    [300, [0, 255, 0, 0]],
    [80, blue],
    [160, red],
    [2, [240, 200, 0, 255]],
  );
  const found = coloursInPicture(pixels);
  expect(found.map(({ h }) => Math.round(h))).toEqual([hue("#c81e28"), hue("#143cb4")].map(Math.round));
});

test("shades of one hue are one colour, also where hues begin again", () => {
  expect(coloursInPicture(picture([50, [200, 30, 90, 255]], [50, [210, 40, 75, 255]]))).toHaveLength(1);
});

test("a grey picture has none, and offers nothing", () => {
  const none = coloursInPicture(picture([50, white], [50, [20, 20, 20, 255]]));
  expect(none).toEqual([]);
  expect(logoPalettes(none, { colours: {} as never })).toEqual([]);
});

test("each palette can be read in each design, and no two are the same", () => {
  const logos = [
    picture([10, red]),
    picture([10, blue], [6, red]),
    picture([10, [250, 220, 30, 255]], [5, [10, 40, 60, 255]]),
  ].map(coloursInPicture);
  for (const { slug, site } of everyTemplate)
    for (const logo of logos) {
      const palettes = logoPalettes(logo, site.theme);
      expect(palettes.length, slug).toBeGreaterThanOrEqual(2);
      for (const { colours } of palettes) {
        expect(checkContrast({ colours }), slug).toEqual([]);
        expect(contrastOf(quietUponDeep(colours), colours.deep), slug).toBeGreaterThan(4);
      }
      expect(new Set(palettes.map(({ colours }) => JSON.stringify(colours))).size).toBe(palettes.length);
    }
});

test("with two colours the one there is most of is the second ground", () => {
  const [wellness] = everyTemplate.filter(({ slug }) => slug === "wellness");
  if (!wellness) throw new Error("wellness is gone");
  const palettes = logoPalettes(coloursInPicture(picture([10, blue], [6, red])), wellness.site.theme);
  const both = palettes.find(({ kind }) => kind === "both");
  expect(both?.colours.deep).toBe("#143cb4");
});
