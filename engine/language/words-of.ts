import type { Currency } from "../facts/currencies.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";
import { moneyStyle } from "./money-style.ts";
import type { Words } from "./words.ts";

/**
 * The words of a language, by its tag (`de-AT`); English for one that the table does not have. Of a site that says what its
 * prices are in, how they are written too.
 */
export function wordsOf(language: string, currency?: Currency): Words {
  const words = language.startsWith("de") ? german : english;
  return currency ? { ...words, money: moneyStyle(language, currency) } : words;
}
