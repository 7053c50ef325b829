import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { techBlocks } from "./blocks/blocks.ts";
import type { Span } from "./blocks/flame/flame.props.ts";
import { deploy, features, load, tiles } from "./content/home.ts";
import { regions } from "./content/regions.ts";
import { trace } from "./content/trace.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, techBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("the navigation, the two things to do, four tiles and three features", () => {
  expect(site.nav.links.map(({ label }) => label)).toEqual([
    "Products",
    "Solutions",
    "Developers",
    "Enterprise",
  ]);
  expect(site.nav.action?.label).toBe("Get Started");
  expect(trace.actions.map(({ label }) => label)).toEqual(["Deploy Now", "View Docs"]);
  expect(tiles.panes.map(({ title }) => title)).toEqual(["AI/ML", "Cloud", "Database", "Security"]);
  expect(features.hunks).toHaveLength(3);
  expect(deploy.copy.label).toBe("Copy");
});

test("the four figures, among 300 requests", () => {
  expect(Object.fromEntries(load.metrics.map(({ value, label }) => [label, value]))).toEqual({
    "requests/sec": "10M+",
    response: "<100ms",
    uptime: "99.99%",
    regions: "50+",
  });
  expect(load.requests).toBe(300);
});

test("every link within the page leads to a block of it", () => {
  const ids = Object.values(site.pages["/"].sections).flatMap(({ id }) => (id ? [`#${id}`] : []));
  const links = JSON.stringify(site).match(/"#[a-z]+"/g) ?? [];
  for (const link of links) expect(ids).toContain(JSON.parse(link));
});

test("54 regions, each once, all nearer than 100 ms and on the map", () => {
  expect(new Set(regions.regions.map(({ code }) => code)).size).toBe(54);
  for (const { x, y, ms } of regions.regions) {
    expect(ms).toBeLessThan(100);
    expect(x).toBeLessThan(regions.width);
    expect(y).toBeLessThan(regions.height);
  }
});

test("what is hot lies upon what is hot: the path leads down to the foot", () => {
  const rows: Span[][] = trace.rows;
  const stretches = rows.map((row) => {
    let at = 0;
    for (const span of row) {
      const length = "skip" in span ? span.skip : span.length;
      if ("isHot" in span) return { from: at, to: at + length };
      at += length;
    }
    throw new Error("a row without a hot span");
  });
  stretches.reduce((above, below) => {
    expect(below.from).toBeLessThanOrEqual(above.from);
    expect(below.to).toBeGreaterThanOrEqual(above.to);
    return below;
  });
});
