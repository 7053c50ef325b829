import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { roofingBlocks } from "./blocks/blocks.ts";
import { forty, rain, services } from "./content/home.ts";
import { house } from "./content/house.ts";
import { degreesOf, onArc } from "./pitch.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, roofingBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("every link within the page has a place to land", () => {
  const ids = Object.values(site.pages["/"].sections).map(({ id }) => id);
  for (const [, id] of JSON.stringify(site).matchAll(/"href":"\/?#([^"]+)"/g)) expect(ids).toContain(id);
});

test("six services; the first screen's price is that of a repair", () => {
  expect(services.services).toHaveLength(6);
  const repair = services.services.find(({ name }) => name === "Slate repair");
  expect(house.price).toBe(`Repairs ${repair?.price}`);
});

test("all visits fall within the guarantee", () => {
  for (const { year } of forty.visits) expect(year).toBeLessThanOrEqual(forty.years);
});

test("the year's rain is what the heading says, rounded", () => {
  const total = rain.months.reduce((sum, { inches }) => sum + inches, 0);
  expect(Math.round(total)).toBe(41);
});

test("pitches are drawn at their true angle", () => {
  expect(degreesOf(12)).toBeCloseTo(45);
  expect(Math.round(degreesOf(8))).toBe(34);
  expect(onArc(0, 560)).toEqual([40, 600]);
  expect(onArc(90, 560)).toEqual([600, 40]);
});
