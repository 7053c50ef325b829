import { expect, test } from "vitest";
import { createByteCache } from "./byte-cache.ts";

/** Room for this many values of 900 bytes, with what keeping them costs. */
const roomFor = (count: number) => count * 1_000;

function keep(cache: ReturnType<typeof createByteCache<string>>, keys: string): void {
  for (const key of keys) cache.set(key, key.toUpperCase(), 900);
}

function keptOf(cache: ReturnType<typeof createByteCache<string>>, keys: string): string {
  return [...keys].filter((key) => cache.get(key) !== undefined).join("");
}

test("what was not asked for longest makes room", () => {
  const cache = createByteCache<string>(roomFor(4));
  keep(cache, "abcd");
  expect(cache.get("a")).toBe("A");
  keep(cache, "e");
  expect(keptOf(cache, "abcde")).toBe("acde");
});

test("what is asked for again and again stays, however much comes and goes", () => {
  const cache = createByteCache<string>(roomFor(4));
  keep(cache, "a");
  for (const key of "bcdefghijklmnopqrstuvwxyz") {
    keep(cache, key);
    expect(cache.get("a")).toBe("A");
  }
  expect(keptOf(cache, "abcdefghijklmnopqrstuvwxyz")).toHaveLength(4);
  expect(cache.size()).toBe(roomFor(4));
});

test("what is larger than all the room is not kept, and takes nobody's place", () => {
  const cache = createByteCache<string>(roomFor(2));
  keep(cache, "ab");
  cache.set("c", "C", 2_000);
  expect(keptOf(cache, "abc")).toBe("ab");
  cache.set("a", "now too large", 2_000);
  expect(keptOf(cache, "abc")).toBe("b");
});
