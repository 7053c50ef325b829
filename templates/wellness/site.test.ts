import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { wellnessBlocks } from "./blocks/blocks.ts";
import { seats } from "./content/community.ts";
import { programs, stories } from "./content/home.ts";
import { benefits, challenge, practices } from "./content/meditation.ts";
import { seeds } from "./seeds.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, wellnessBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("three programs: free, $29 and $99, over 7, 21 and 30 days", () => {
  expect(programs.programs.map(({ price, duration, days }) => [price, duration, days])).toEqual([
    ["Free", "7 days", 7],
    ["$29", "21 days", 21],
    ["$99", "30 days", 30],
  ]);
});

test("each story names its program and is rated", () => {
  const names = programs.programs.map(({ name }) => name);
  for (const { detail, rating } of stories.items) {
    expect(names.some((name) => detail?.endsWith(name))).toBe(true);
    expect(rating).toBeGreaterThan(0);
  }
});

test("six practices, eight benefits, and a challenge of 21 days with 15 to 30 minutes daily", () => {
  expect(practices.practices).toHaveLength(6);
  expect(benefits.items).toHaveLength(8);
  expect(challenge).toMatchObject({ days: 21, least: 15, most: 30 });
});

test("the ring says how many seats are free", () => {
  const free = seats.seats.filter(({ isTaken }) => !isTaken);
  expect(seats.free).toBe(`${free.length} free`);
});

test("seeds are spread: no two touch, and thirty stay in their field", () => {
  const all = seeds(30);
  for (const [index, a] of all.entries()) {
    expect(Math.hypot(a.x, a.y)).toBeLessThan(47);
    for (const b of all.slice(index + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(11.4);
  }
});
