import { english } from "./english.ts";
import { german } from "./german.ts";
import type { Words } from "./words.ts";

/** The words of a language, by its tag (`de-AT`); English for one that the table does not have. */
export function wordsOf(language: string): Words {
  return language.startsWith("de") ? german : english;
}
