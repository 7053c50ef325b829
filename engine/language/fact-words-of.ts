import { englishFacts } from "./english-facts.ts";
import { germanFacts } from "./german.ts";
import type { FactWords } from "./words.ts";

/** The words in which facts are told in a language, by its tag (`de-AT`); English for one that the table does not have. */
export function factWordsOf(language: string): FactWords {
  return language.startsWith("de") ? germanFacts : englishFacts;
}
