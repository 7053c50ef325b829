import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { saasBlocks } from "./blocks/blocks.ts";
import { bento, wall } from "./content/home.ts";
import { plans } from "./content/prices.ts";
import { comparison } from "./content/pricing.ts";
import { frame } from "./frame.ts";
import { articles } from "./records/articles.ts";
import { site } from "./site.ts";
import { orders } from "./workshop/sample-orders.ts";
import { ordersOf } from "./workshop/summarize.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, saasBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("the home page shows the week that the dashboard shows: 98 orders, of which four are late", () => {
  const week = ordersOf(orders, 7);
  expect(wall.board.tiles).toHaveLength(98);
  expect(wall.board.tiles).toEqual(week.map(({ stage, isLate }) => ({ stage, isLate })));
  expect(wall.board.panes[0]?.rows.map(({ id }) => id)).toEqual(["#4769", "#4742", "#4738", "#4733"]);
  expect(wall.board.panes.slice(1).reduce((sum, { count }) => sum + count, 0)).toBe(98);
});

test("what the home page says in figures is so", () => {
  expect(bento.month.title).toBe(`Thirty days, ${ordersOf(orders, 30).length} tiles`);
  expect(bento.price.price).toBe("$89");
  expect(Math.round(bento.chipped.percent * 2)).toBe(3);
  expect(bento.order).toMatchObject({
    id: "#4738",
    item: "Encaustic star 8 × 8",
    stage: "kiln",
    isLate: true,
  });
  expect(bento.order.history[0]?.what).toBe("Ordered, 24 pieces");
  expect(bento.packing).toMatchObject({ label: "#4742" });
});

test("business data for search engines names the lowest and the highest price", () => {
  expect(frame.seo.business.offers).toMatchObject({ lowPrice: 29, highPrice: 229, offerCount: 3 });
  for (const { rows } of comparison) for (const { cells } of rows) expect(cells).toHaveLength(plans.length);
});

test("there are at least twelve articles, each with a name of its own and enough to read", () => {
  expect(articles.length).toBe(15);
  expect(new Set(articles.map(({ id }) => id)).size).toBe(articles.length);
  for (const { text } of articles) expect(text.join(" ").length).toBeGreaterThan(180);
});
