import { expect, test } from "vitest";
import { letterWall } from "./letter-wall.ts";

/** The wall as rows of text, raw tiles as dots. */
function rowsOf(words: string): string[] {
  const { columns, tiles } = letterWall(words);
  const text = tiles.map(({ stage }) => (stage === "clay" ? "." : "#")).join("");
  return text.match(new RegExp(`.{${columns}}`, "g")) ?? [];
}

test("the first letter stands in the middle of the wall, two tiles for each of its own", () => {
  expect(rowsOf("Tessel")).toEqual([
    "..............",
    ...Array(2).fill("....######...."),
    ...Array(8).fill("......##......"),
    "..............",
  ]);
});

test("whatever a name is written in, something is laid, and its last tile is late", () => {
  for (const name of ["A", "Łódź", "東京", "عبد", "🔥", "W"]) {
    const { tiles } = letterWall(name);
    expect(tiles).toHaveLength(168);
    expect(tiles.filter(({ isLate }) => isLate)).toHaveLength(1);
    expect(tiles.filter(({ stage }) => stage !== "clay").length).toBeGreaterThan(20);
  }
});
