import type { Weight } from "../http/split-json.ts";

/** What a command may hold that takes a whole document: three times as long as the longest that a design begins with, 30 ms of reading. */
export const wholeDocument: Weight = { keys: 6_000, strings: 12_000, brackets: 40_000, commas: 50_000 };
