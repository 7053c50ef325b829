import { expect, test } from "vitest";
import { emptyTiles } from "./empty-tiles.ts";
import { wordSize, wordTiles } from "./letters.ts";
import { mosaicPaths } from "./mosaic-paths.ts";

test("tiles of one stage are one shape, and a late one lacks its corner", () => {
  const [sent, ...rest] = mosaicPaths([
    { column: 0, row: 0, stage: "sent" },
    { column: 2, row: 1, stage: "sent", isLate: true },
  ]);
  expect(rest).toEqual([]);
  expect(sent?.glaze).toBe("M0 0h9v9h-9zM20 10h5l4 4v5h-9z");
  expect(sent?.inlay.match(/M/g)).toHaveLength(2);
});

test("every stage has an inlay of its own", () => {
  const inlays = (["clay", "glaze", "kiln", "packed", "sent"] as const).map(
    (stage) => mosaicPaths([{ column: 0, row: 0, stage }])[0]?.inlay,
  );
  expect(new Set(inlays).size).toBe(5);
});

test("a word fills a wall, one tile a place, and exactly one tile is late", () => {
  const { columns, rows } = wordSize("TESSEL");
  const tiles = wordTiles("TESSEL");
  expect(tiles).toHaveLength(columns * rows);
  expect(tiles.filter(({ stage }) => stage !== "clay")).toHaveLength(7 + 10 + 11 + 11 + 10 + 7);
  expect(tiles.filter(({ isLate }) => isLate)).toHaveLength(1);
});

test("where there is nothing, one late tile lies among raw ones", () => {
  expect(emptyTiles(12, 4).filter(({ stage, isLate }) => stage !== "clay" && isLate)).toHaveLength(1);
});

test.each([
  ["A", 25, 7],
  ["Bistro Zwölf", 25, 13],
  ["Łódź & Sons", 43, 7],
  ["Crèmerie Saint-Ägid im Hof", 43, 19],
])("a sign says %s in %i columns and %i rows, all of one size", (words, columns, rows) => {
  expect(wordSize(words)).toEqual({ columns, rows });
  expect(wordTiles(words)).toHaveLength(columns * rows);
  expect(wordTiles(words).filter(({ isLate }) => isLate)).toHaveLength(1);
});

test("accents fall away, letters without a base have a nearest, and a long name is laid by its initials", () => {
  expect(wordTiles("Zwölf")).toEqual(wordTiles("ZWOLF"));
  expect(wordTiles("Łø")).toEqual(wordTiles("LO"));
  const long = "Donaudampfschifffahrtsgesellschaft Ingolstadt Regensburg Straubing Passau";
  expect(wordTiles(long)).toEqual(wordTiles("DIRSP"));
});

test("of a name in another script the wall stays raw, with one late tile", () => {
  for (const words of ["مطعم", "寿司", "🍕", ""]) expect(wordTiles(words)).toEqual(emptyTiles(25, 7));
});
