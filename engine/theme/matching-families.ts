import { nearestFace } from "./faces-css.ts";
import { type Family, type FamilyKey, families } from "./families.ts";
import type { Theme } from "./theme.ts";

type Type = Theme["type"];

/** What a family is chosen for. */
export type FamilyUse = "display" | "text";

export const familyKeys = Object.keys(families) as FamilyKey[];

/** Drawn for a few large words: a page of them would be hard to read. */
const forHeadings: readonly FamilyKey[] = [
  "big-shoulders",
  "bodoni-moda",
  "caprasimo",
  "dela-gothic-one",
  "forum",
  "grenze-gotisch",
  "instrument-serif",
  "josefin-sans",
  "libre-caslon-display",
  "marcellus",
  "saira-extra-condensed",
  "syne",
  "unbounded",
  "young-serif",
];

/** Widths of letters, one as part of the other, that are about the same: a headline keeps its lines. */
const nearWidth = 0.15;

/** The families that may be chosen for headings, or for running text. */
export function familiesFor(use: FamilyUse): readonly FamilyKey[] {
  return use === "display" ? familyKeys : familyKeys.filter((key) => !forHeadings.includes(key));
}

/** Those that may stand for `key`: of its kind (serif, sans, mono) and about as wide, itself first. */
export function familiesLike(key: FamilyKey, use: FamilyUse): readonly FamilyKey[] {
  const { category, fallback } = families[key];
  const isLike = (other: FamilyKey) =>
    families[other].category === category &&
    Math.abs(families[other].fallback.sizeAdjust / fallback.sizeAdjust - 1) <= nearWidth;
  return [key, ...familiesFor(use).filter((other) => other !== key && isLike(other))];
}

/** `type` with another family, and headings in the face of it that is nearest to the weight and style of `wished`. */
export function withFamily(type: Type, use: FamilyUse, key: FamilyKey, wished: Type = type): Type {
  if (use === "text") return { ...type, text: key };
  const family: Family = families[key];
  const before: Family = families[wished.display];
  // Some families are drawn heavy and call that 400.
  const heavy = before.deputyWeight ?? wished.displayWeight;
  const { weight, style } = nearestFace(family, heavy, wished.displayStyle);
  const [least = 400, most = least] = weight.split(" ").map(Number);
  const displayWeight = Math.min(most, Math.max(least, heavy));
  return { ...type, display: key, displayWeight, displayStyle: style };
}
