import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../engine/blocks/registry.ts";
import { pathsOf } from "../../engine/document/page-at.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { renderPage } from "../../engine/render/render-page.ts";
import { realestateBlocks } from "./blocks/blocks.ts";
import { realestateCollections } from "./collections.ts";
import { elevation } from "./content/agents.ts";
import { houses } from "./content/houses.ts";
import { sheets } from "./content/sheets.ts";
import { town } from "./content/town.ts";
import { planProps } from "./drawing/plan.props.ts";
import { site } from "./site.ts";

const registry = joinRegistries(coreBlocks, realestateBlocks);

test("the document is valid, knows all its blocks and survives JSON", () => {
  const { site: parsed, unknownBlocks } = parseSite(site, registry);
  expect(unknownBlocks).toEqual([]);
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  expect(parsed.pages).toEqual(site.pages);
});

test("every page of the document has one h1 and no inline style", () => {
  expect(Object.keys(site.pages)).toEqual([
    "/",
    "/listings",
    "/property/:id",
    "/agents",
    "/contact",
    "/property/404",
  ]);
  for (const path of pathsOf(site)) {
    const html = renderPage(site, { base: "/demo/realestate", path }, viewsOf(registry));
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html, path).not.toContain(' style="');
  }
});

test("the samples of the office's own blocks are valid", () => {
  for (const { type, schema, samples } of realestateBlocks.values())
    for (const [name, props] of Object.entries(samples))
      expect(schema.safeParse(props).error, `${type} ${name}`).toBeUndefined();
});

test("nine houses, one under offer and one sold, each with a valid plan", () => {
  expect(houses).toHaveLength(9);
  expect(houses.map(({ status }) => status).filter((status) => status !== "sale")).toEqual(["offer", "sold"]);
  for (const house of site.collections.houses)
    expect(realestateCollections.houses.safeParse(house).error, house.id).toBeUndefined();
  for (const [id, { plan }] of Object.entries(sheets))
    expect(planProps.safeParse(plan).error, id).toBeUndefined();
});

test("the area that a house is sold with is that of its drawing", () => {
  for (const { id, area } of houses) {
    const [outer = 0, ...others] = sheets[id].plan.walls.map(areaOf);
    // A court is no floor; a core is part of the one around it; vaults and storeys add up.
    const inner = others.reduce((sum, ring) => sum + ring, 0);
    const drawn = outer + inner * (id === "courtyard-house" ? -1 : id === "stair-tower" ? 0 : 1);
    expect(Math.abs(drawn - area) / area, `${id}: ${drawn}`).toBeLessThan(0.01);
  }
});

test("rooms and dimensions lie within the drawing", () => {
  for (const [id, { plan }] of Object.entries(sheets)) {
    const { size, rooms, chains } = plan;
    const [width, depth] = size;
    for (const { name, at } of rooms) {
      expect(at[0] > 0 && at[0] < width && at[1] > 0 && at[1] < depth, `${id}: ${name}`).toBe(true);
    }
    for (const [chain, most] of [
      [chains.top, width],
      [chains.left, depth],
    ] as const) {
      expect(chain, id).toEqual([...chain].sort((a, b) => a - b));
      expect(Math.max(...chain), id).toBeLessThanOrEqual(most);
    }
  }
});

test("keys on the map keep a finger's distance, within the part that narrow screens show", () => {
  const places = Object.values(town.houses);
  for (const [index, [x, y]] of places.entries()) {
    expect(x).toBeGreaterThan(140 + 46);
    expect(x).toBeLessThan(860 - 46);
    for (const [otherX, otherY] of places.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(92);
  }
});

test("every house has its sheet, and an agent who shows it", () => {
  const shown = elevation.people.flatMap(({ houses = [] }) => houses.map(({ href }) => href));
  expect(shown.sort()).toEqual(houses.map(({ id }) => `/property/${id}`).sort());
  for (const { id } of houses) expect(sheets[id].notes.description, id).toHaveLength(2);
});

/** Of a closed polyline, in square metres. */
function areaOf(line: readonly number[]): number {
  let twice = 0;
  for (let at = 0; at + 3 < line.length; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = line.slice(at, at + 4);
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice / 2);
}
