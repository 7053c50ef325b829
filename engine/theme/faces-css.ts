import { type Family, type FamilyKey, families } from "./families.ts";
import { scriptsOf } from "./scripts.ts";
import { sizeAdjust, systemFacesCss } from "./system-faces.ts";
import { charactersIn, unicodeRange } from "./unicode-range.ts";

const byName: Readonly<Record<string, Family | undefined>> = families;

export type Face = Family["faces"][number];

/** Characters beyond Latin-1 that a page shows, and its language: `unusualCharacters` finds them. */
export type Shown = { text: string; language: string };

/**
 * The `@font-face` rules of a family, and the list of families to ask for. Files beyond the first of each face, other
 * families' letters and fonts for other scripts come only for characters that are `shown`: most pages show none.
 */
export function familyCss(key: FamilyKey, shown: Shown): { faces: string; stack: string } {
  const family: Family = families[key];
  const { name, category, faces, fallback } = family;
  const own = faces.map((face) => faceCss(name, face, addressOf(face)));
  const generic = { serif: "serif", sans: "sans-serif", mono: "monospace" }[category];
  const deputies = deputiesCss(family, shown.text);
  const system = systemFacesCss(family, `${name} System`, scriptsOf(shown.text), shown);
  const local = fallback.local.map((font) => `local("${font}")`).join();
  const standIn = `@font-face{font-family:"${name} Fallback";src:${local};${sizeAdjustment(fallback.sizeAdjust)}ascent-override:${fallback.ascent}%;descent-override:${fallback.descent}%;line-gap-override:${fallback.lineGap}%}`;
  return {
    faces: [...own, furtherCss(family, shown.text), deputies, system, standIn].join(""),
    stack: [
      `"${name}"`,
      ...(deputies ? [`"${name} Deputy"`] : []),
      // Before the stand-in, which has letters of other scripts as well, but in its own measure.
      ...(system ? [`"${name} System"`] : []),
      `"${name} Fallback"`,
      generic,
    ].join(),
  };
}

/** Nothing where it is the face's own size to a tenth of a percent: nobody sees that, and it is said on every page. */
function sizeAdjustment(percent: number): string {
  return Math.abs(percent - 100) < 0.05 ? "" : `size-adjust:${percent}%;`;
}

/** The face of a family that a browser takes for a weight and a style. */
export function nearestFace({ faces }: Family, weight: number, style: Face["style"]): Face {
  const distance = (face: Face) => {
    const [least = 0, most = least] = face.weight.split(" ").map(Number);
    return Math.max(least - weight, weight - most, 0) + (face.style === style ? 0 : 1000);
  };
  return faces.reduce((best, face) => (distance(face) < distance(best) ? face : best));
}

/** The address of a face's first file. */
export function addressOf({ file, version }: Face): string {
  return `${file}?v=${version}`;
}

function furtherCss({ name, faces, further }: Family, text: string): string {
  return further
    .flatMap((range, index) =>
      charactersIn(range, text).length > 0
        ? faces.map((face) => faceCss(name, face, face.further[index] ?? "", `;unicode-range:${range}`))
        : [],
    )
    .join("");
}

/** Other families' letters for those that `family` lacks, in its size. */
function deputiesCss(family: Family, text: string): string {
  let lacking = charactersIn(family.lacks, text).join("");
  const rules: string[] = [];
  for (const name of family.deputies) {
    const deputy = byName[name];
    for (const [index, range] of deputy?.further.entries() ?? []) {
      const letters = charactersIn(range, lacking);
      if (!deputy || letters.length === 0) continue;
      rules.push(...deputyCss(family, deputy, index, letters));
      lacking = Array.from(lacking)
        .filter((letter) => !letters.includes(letter))
        .join("");
    }
  }
  return rules.join("");
}

function deputyCss(family: Family, deputy: Family, index: number, letters: readonly string[]): string[] {
  const { name, faces, heights, deputyWeight } = family;
  const range = unicodeRange(letters.map((letter) => letter.codePointAt(0) ?? 0));
  const more = `;size-adjust:${sizeAdjust(heights, deputy.heights)}%;unicode-range:${range}`;
  return faces.map((face) => {
    const weight = deputyWeight ?? Number.parseInt(face.weight, 10);
    const { further } = nearestFace(deputy, weight, face.style);
    // A face that says one weight is drawn in that, whatever is asked for.
    const as = deputyWeight ? { ...face, weight: `${deputyWeight}` } : face;
    return faceCss(`${name} Deputy`, as, further[index] ?? "", more);
  });
}

function faceCss(name: string, { weight, style }: Face, address: string, more = ""): string {
  // A face is upright where nothing is said.
  const slant = style === "normal" ? "" : `font-style:${style};`;
  return `@font-face{font-family:"${name}";src:url("${address}");font-weight:${weight};${slant}font-display:swap${more}}`;
}
