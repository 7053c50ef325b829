import { fillIn } from "../../fill-in.ts";
import type { SizeWords } from "./piece-words.ts";

/** A size within a sentence: "size M", "one size". */
export function sizeText(size: string, words: SizeWords): string {
  return size === words.oneSize ? size.toLowerCase() : fillIn(words.size, { size });
}
