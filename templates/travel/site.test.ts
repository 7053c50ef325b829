import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { travelBlocks } from "./blocks/blocks.ts";
import { sunAt } from "./blocks/day/sky.ts";
import { daysFromApril } from "./blocks/passage/year-line.ts";
import { passage } from "./content/home.ts";
import { voyages } from "./content/voyages.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, travelBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("one ship: no season begins before the one before it has ended, and each is long enough for its voyage", () => {
  const spans = voyages.map(({ season, nights }) => [
    daysFromApril(season.from),
    daysFromApril(season.to),
    nights,
  ]);
  for (const [index, [from = 0, to = 0, nights = 0]] of spans.entries()) {
    expect(to - from).toBeGreaterThanOrEqual(nights);
    expect(from).toBeGreaterThan(spans[index - 1]?.[1] ?? 0);
  }
});

test("the chart has the voyages' own names and latitudes", () => {
  for (const [index, { name, latitude }] of passage.chart.stops.entries()) {
    const [, degrees, side] = voyages[index]?.place.match(/^([\d.]+)° ([NS])/) ?? [];
    expect(voyages[index]?.name).toBe(name);
    expect(latitude).toBeCloseTo(Number(degrees) * (side === "N" ? 1 : -1), 0);
  }
});

test("the sun is highest at noon, and its day at 62 degrees north is as long as it is there", () => {
  expect(sunAt(12, 62, 8)).toBeCloseTo(36, 5);
  const daylight = Array.from({ length: 96 }, (_, quarter) => sunAt(quarter / 4, 62, 8)).filter(
    (height) => height > 0,
  );
  expect(daylight.length / 4).toBeCloseTo(14, 0);
});
