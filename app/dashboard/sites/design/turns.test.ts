import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

function scene() {
  const over = new AbortController();
  const turns = createTurns(2, over.signal);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const asked = [0, 1, 2, 3].map((index) =>
    turns(() => {
      begun.push(index);
      return new Promise<number>((resolve) => ends.push(() => resolve(index)));
    }),
  );
  return { over, begun, ends, asked };
}

test("two are done at a time, the others in their order", async () => {
  const { begun, ends, asked } = scene();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await asked[1];
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  ends[2]?.();
  await Promise.all([asked[0], asked[2]]);
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[3]?.();
  expect(await asked[3]).toBe(3);
});

test("what waits when nobody looks any more never begins, and a failure makes room", async () => {
  const { over, begun, ends, asked } = scene();
  over.abort();
  ends[0]?.();
  await asked[0];
  await expect(asked[2]).rejects.toThrow();
  expect(begun).toEqual([0, 1]);
});
