import { contrastOf } from "./contrast.ts";
import { type Family, type FamilyKey, families } from "./families.ts";
import type { Theme } from "./theme.ts";

type Face = Family["faces"][number];

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
 * whole style sheet, to be put into the page. `theme` must have passed `themeSchema`: its values are not escaped.
 */
export function themeCss(theme: Theme, selector = ":root"): string {
  const { scheme, colours, type, radius, density } = theme;
  const variables = {
    "color-scheme": scheme,
    ...Object.fromEntries(
      Object.entries(colours).map(([role, value]) => [
        `--${role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
        value,
      ]),
    ),
    "--display": stackOf(type.display),
    "--text": stackOf(type.text),
    "--mono": type.mono ? stackOf(type.mono) : "ui-monospace, monospace",
    "--text-strong": strongWeight(type.text),
    "--display-weight": type.displayWeight,
    "--display-style": type.displayStyle,
    "--display-case": type.displayCase,
    "--display-tracking": `${type.displayTracking}em`,
    "--display-leading": type.displayLeading,
    "--glyph": round(glyphWidth(type)),
    "--deep-scheme": contrastOf(colours.deep, "#fff") > contrastOf(colours.deep, "#000") ? "dark" : "light",
    ...Object.fromEntries(steps.map((step) => [`--step-${step}`, fluidSize(type, step)])),
    "--radius": `${radius}px`,
    "--space": `${spaces[density]}rem`,
  };
  const declarations = Object.entries(variables).map(([name, value]) => `${name}:${value}`);
  return `${themeFamilies(theme).map(facesCss).join("")}${selector}{${declarations.join(";")}}`;
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
    return key ? [nearestFace(key, weight, style)] : [];
  });
  return [...new Set(faces.map(addressOf))];
}

function nearestFace(key: FamilyKey, weight: number, style: Face["style"]): Face {
  const faces: readonly Face[] = families[key].faces;
  const distance = (face: Face) => {
    const [least = 0, most = least] = face.weight.split(" ").map(Number);
    return Math.max(least - weight, weight - most, 0) + (face.style === style ? 0 : 1000);
  };
  return faces.reduce((best, face) => (distance(face) < distance(best) ? face : best));
}

function themeFamilies({ type }: Theme): FamilyKey[] {
  return [...new Set([type.display, type.text, ...(type.mono ? [type.mono] : [])])];
}

/** About how wide a letter of the display face is, in em: measured on all families, for type that fills a width. */
function glyphWidth({ display, displayWeight, displayCase }: Theme["type"]): number {
  const { category, fallback } = families[display];
  const regular = { serif: 0.555, sans: 0.585, mono: 0.82 }[category] * (fallback.sizeAdjust / 100);
  const bold = 1 + (Math.max(0, displayWeight - 400) / 400) * 0.13;
  const capitals = displayCase === "uppercase" ? (category === "serif" ? 1.35 : 1.2) : 1;
  return regular * bold * capitals;
}

/** A weight for what stands out in running text, if it comes with the file that the text needs anyway. */
function strongWeight(key: FamilyKey): number {
  return families[key].faces.some(({ weight }) => weight.includes(" ")) ? 500 : bodyWeight;
}

function stackOf(key: FamilyKey): string {
  const { name, category } = families[key];
  const generic = { serif: "serif", sans: "sans-serif", mono: "monospace" }[category];
  return `"${name}","${name} Fallback",${generic}`;
}

function addressOf({ file, version }: Face): string {
  return `${file}?v=${version}`;
}

function facesCss(key: FamilyKey): string {
  const { name, faces, fallback }: Family = families[key];
  const own = faces.map(
    (face) =>
      `@font-face{font-family:"${name}";src:url("${addressOf(face)}") format("woff2");font-weight:${face.weight};font-style:${face.style};font-display:swap}`,
  );
  const local = fallback.local.map((font) => `local("${font}")`).join();
  return `${own.join("")}@font-face{font-family:"${name} Fallback";src:${local};size-adjust:${fallback.sizeAdjust}%;ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:${fallback.lineGap}%}`;
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
