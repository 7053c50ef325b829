export type Random = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  pick: <Item>(items: readonly Item[]) => Item;
  /** Up to `most` of what `make` makes. */
  many: <Item>(most: number, make: () => Item) => Item[];
};

/** Numbers that look random and are the same in each run. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const many = <Item>(most: number, make: () => Item): Item[] =>
    Array.from({ length: Math.floor(next() * (most + 1)) }, make);
  return { next, pick, many };
}

/** Pieces of text that parsers, databases and templates have stumbled over. */
export const hostileTexts: readonly string[] = [
  ..."' \" \\ ; -- /* */ $1 $$ %00 %ff %zz \0 \u202e 😀 \ud800 ( ) { } [ ] , . : :: -> ->> ! ... ~ % * + & = ?".split(
    " ",
  ),
  "'; drop table public.profiles; --",
  "1) or 1=1 --",
  '"; select pg_sleep(1); --',
  "-1",
  "99999999999999999999",
  "1e400",
  "NaN",
  "null",
  "__proto__",
  "constructor",
  "toString",
  "x".repeat(300),
];

/** A few of `words`, run together. */
export function randomText(random: Random, words: readonly string[]): string {
  return random.many(4, () => random.pick(words)).join(random.pick(["", ".", ",", " "]));
}

/** Any JSON value, made of `words`. */
export function randomJson(random: Random, words: readonly string[], depth = 0): unknown {
  const kind = random.pick(["text", "number", "null", "boolean", "list", "object", "object"]);
  if (kind === "text" || depth > 3) return randomText(random, words);
  if (kind === "number") return random.pick([0, -1, 1.5, 1e308, 2 ** 60]);
  if (kind === "boolean") return random.next() < 0.5;
  if (kind === "null") return null;
  if (kind === "list") return random.many(3, () => randomJson(random, words, depth + 1));
  return Object.fromEntries(random.many(4, () => [random.pick(words), randomJson(random, words, depth + 1)]));
}
