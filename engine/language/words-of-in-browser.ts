import { english } from "./english.ts";
import type * as WordsOf from "./words-of.ts";

/** Stands for words-of.ts in scripts for the browser: what is drawn there anew, the demos, is in English. */
export const wordsOf: typeof WordsOf.wordsOf = () => english;
