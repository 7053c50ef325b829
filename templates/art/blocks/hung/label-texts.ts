import { formatNumber } from "../../../../engine/language/american-english.ts";
import { fill } from "../../../../engine/language/fill.ts";
import type { Size } from "../../hanging.ts";
import type { HungWords } from "./hung.props.ts";

/** As a wall label has it: `200 × 140 cm`, width first. */
export function sizeText({ width, height, depth }: Size, { unit }: HungWords): string {
  return `${[width, height, ...(depth ? [depth] : [])].join(" × ")} ${unit}`;
}

/** `$64,000`, or the price as it is put in words; nothing where it is not told. */
export function askingText(
  { price, asking }: { price?: number | undefined; asking?: string | undefined },
  { currency }: HungWords,
): string | undefined {
  return asking ?? (price === undefined ? undefined : currency + formatNumber(price));
}

/** `231 likes`. */
export function likesText(likes: number, words: HungWords): string {
  return fill(words.likes, formatNumber(likes));
}
