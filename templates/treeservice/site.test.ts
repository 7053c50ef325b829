import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { treeserviceBlocks } from "./blocks/blocks.ts";
import { growth } from "./blocks/rings/growth.ts";
import { reasons, services, trailhead } from "./content/home.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, treeserviceBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("six services, from the top of the tree to its foot, and a list of reasons", () => {
  const heights = services.services.map(({ feet = 0 }) => feet);
  expect(heights).toHaveLength(6);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  expect(reasons.reasons?.length).toBeGreaterThan(3);
});

test("one ring for each year from the cone to the saw, the last at the bark", () => {
  const rings = growth(trailhead.from, trailhead.to);
  expect(rings).toHaveLength(139);
  expect(trailhead.heading?.title).toContain("139");
  expect(rings.at(-1)).toMatchObject({ year: 2026, radius: 100 });
});

test("a year after the storm grew less than one after the flood", () => {
  const rings = growth(trailhead.from, trailhead.to);
  const widthOf = (year: number) => {
    const index = rings.findIndex((ring) => ring.year === year);
    return (rings[index]?.radius ?? 0) - (rings[index - 1]?.radius ?? 0);
  };
  expect(widthOf(1955)).toBeLessThan(widthOf(1941) / 2);
});
