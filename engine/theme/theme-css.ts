import { contrastOf } from "./contrast.ts";
import { addressOf, type Face, familyCss, nearestFace } from "./faces-css.ts";
import { type FamilyKey, families } from "./families.ts";
import { scriptsOf } from "./scripts.ts";
import { scriptsCss } from "./scripts-css.ts";
import { systemSize } from "./system-faces.ts";
import type { Theme } from "./theme.ts";
import { unusualCharacters } from "./unusual-characters.ts";

/** As engine.css sets running text. */
const bodyWeight = 400;
const spaces = { dense: 0.75, regular: 1, airy: 1.4 };
/** Where the fluid sizes begin and end to grow, in pixels. */
const narrow = 360;
const wide = 1440;
/** Ratio of the scale on the narrowest screens, however large the theme's own is. */
const narrowScale = 1.2;
/** Small print, beside running text, however large the theme's scale is. */
const leastSmall = 0.875;
const steps = [-1, 0, 1, 2, 3, 4, 5, 6];

/**
 * The theme as CSS: faces with their stand-ins, and the variables that blocks read, on `selector`. As it stands it is a
 * whole style sheet, to be put into the page. Faces for letters beyond those of English and its neighbours, and how to
 * set them, come only if `content` has such: plain data whose texts the page shows, in `language` (as in `lang`). `theme` must have passed `themeSchema`: its values are not escaped.
 */
export function themeCss(theme: Theme, selector = ":root", content?: unknown, language = "en"): string {
  const { scheme, colours, type, radius, density } = theme;
  const shown = { text: unusualCharacters(content, language), language };
  const cssOf = (key: FamilyKey) => familyCss(key, shown);
  const variables = {
    "color-scheme": scheme,
    ...Object.fromEntries(
      Object.entries(colours).map(([role, value]) => [
        `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        value,
      ]),
    ),
    "--display": cssOf(type.display).stack,
    "--text": cssOf(type.text).stack,
    "--mono": type.mono ? cssOf(type.mono).stack : "ui-monospace, monospace",
    "--text-strong": strongWeight(type.text),
    "--display-weight": type.displayWeight,
    "--display-style": type.displayStyle,
    "--display-case": type.displayCase,
    "--display-tracking": `${type.displayTracking}em`,
    "--display-leading": type.displayLeading,
    "--glyph": round(glyphWidth(type, families[type.display].fallback.sizeAdjust)),
    "--deep-scheme": contrastOf(colours.deep, "#fff") > contrastOf(colours.deep, "#000") ? "dark" : "light",
    ...Object.fromEntries(steps.map((step) => [`--step-${step}`, fluidSize(type, step)])),
    "--radius": `${radius}px`,
    "--space": `${spaces[density]}rem`,
  };
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  const faces = themeFamilies(theme).map((key) => cssOf(key).faces);
  return `${faces.join("")}${selector}{${declarations.join(";")}}${scriptsCss(scriptsOf(shown.text), round(glyphWidth(type, systemSize(families[type.display]))))}`;
}

/** The attribute `data-script` of what shows `content`, which `themeCss` reads; none for English and its neighbours. */
export function scriptNames(content: unknown, language: string): string | undefined {
  return scriptsOf(unusualCharacters(content, language)).join(" ") || undefined;
}

/** A face, by the part that its family plays in the theme; upright and of the weight of running text if not said otherwise. */
export type FaceUse = { family: "display" | "text" | "mono"; weight?: number; style?: Face["style"] };

/**
 * The font files that the first paint of a site with this theme needs, as addresses: the faces of running text and of
 * headings, and those that a page shows `also`, because most pages set little in italics or in the mono family.
 */
export function themeFonts({ type }: Theme, also: readonly FaceUse[] = []): string[] {
  const uses: FaceUse[] = [
    { family: "text" },
    { family: "display", weight: type.displayWeight, style: type.displayStyle },
    ...also,
  ];
  const faces = uses.flatMap(({ family, weight = bodyWeight, style = "normal" }) => {
    const key = type[family];
    return key ? [nearestFace(families[key], weight, style)] : [];
  });
  return [...new Set(faces.map(addressOf))];
}

function themeFamilies({ type }: Theme): FamilyKey[] {
  return [...new Set([type.display, type.text, ...(type.mono ? [type.mono] : [])])];
}

/**
 * About how wide a letter of the display face is, in em, for type that fills a width: measured on all families, whose
 * stand-ins have the `size` that makes them as wide, in per cent.
 */
function glyphWidth({ display, displayWeight, displayCase }: Theme["type"], size: number): number {
  const { category } = families[display];
  const regular = { serif: 0.555, sans: 0.585, mono: 0.82 }[category] * (size / 100);
  const bold = 1 + (Math.max(0, displayWeight - 400) / 400) * 0.13;
  const capitals = displayCase === "uppercase" ? (category === "serif" ? 1.35 : 1.2) : 1;
  return regular * bold * capitals;
}

/** A weight for what stands out in running text, if it comes with the file that the text needs anyway. */
function strongWeight(key: FamilyKey): number {
  return families[key].faces.some(({ weight }) => weight.includes(" ")) ? 500 : bodyWeight;
}

/** A size that grows with the container between two screens; in rem, so that it follows the browser's own size. */
function fluidSize({ body, scale }: Theme["type"], step: number): string {
  const least = (body / 16) * Math.min(scale, narrowScale) ** step;
  const most = (body / 16) * scale ** step;
  const slope = ((most - least) * 16) / (wide - narrow);
  const start = least - (slope * narrow) / 16;
  if (step < 0) return `${round((body / 16) * Math.max(scale ** step, leastSmall))}rem`;
  if (step === 0) return `${round(most)}rem`;
  return `clamp(${round(least)}rem,${round(start)}rem + ${round(slope * 100)}vw,${round(most)}rem)`;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
