import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { luxuryBlocks } from "./blocks/blocks.ts";
import { collections, head, inventory } from "./content/collections.ts";
import { figures } from "./content/home.ts";
import { glints } from "./glints.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, luxuryBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("six collections wear all four badges of rarity, and some are featured", () => {
  expect(collections.collections).toHaveLength(6);
  expect(new Set(collections.collections.map(({ rarity }) => rarity))).toEqual(
    new Set(["Ultra Rare", "Exclusive", "Rare", "Limited"]),
  );
  expect(collections.collections.some(({ isFeatured }) => isFeatured)).toBe(true);
  expect(collections.collections.every(({ isFeatured }) => isFeatured)).toBe(false);
});

test("the lead counts the pieces of the collections", () => {
  const sum = collections.collections.reduce((all, { pieces }) => all + Number.parseInt(pieces, 10), 0);
  expect(sum).toBe(103);
  expect(head.lead).toContain("one hundred and three pieces");
});

test("eight categories hold 983 pieces, as the home page says", () => {
  const pieces = inventory.categories.map(({ pieces }) => Number(pieces));
  expect(pieces).toEqual([156, 234, 189, 127, 98, 67, 34, 78]);
  expect(figures.figures[0]?.value).toBe(String(pieces.reduce((sum, count) => sum + count, 0)));
});

test("thirty glints, no two in one place", () => {
  expect(new Set(glints(30).map(({ x, y }) => `${x} ${y}`)).size).toBe(30);
});
