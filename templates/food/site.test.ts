import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { foodBlocks } from "./blocks/blocks.ts";
import { counter, tags, tickets } from "./content/home.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, foodBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("nine dishes, each with price, chef, rating and emoji, within the prices the page promises", () => {
  expect(tags.dishes).toHaveLength(9);
  for (const { price, chef, rating, emoji } of tags.dishes) {
    expect(price).toMatch(/^\$\d+$/);
    expect(chef && emoji).toBeTruthy();
    expect(rating).toBeGreaterThan(0);
  }
  const prices = tags.dishes.map(({ price }) => Number(price.slice(1)));
  expect(site.pages["/"].seo.description).toContain(
    `from $${Math.min(...prices)} to $${Math.max(...prices)}`,
  );
});

test("each review has a name, words and a rating", () => {
  for (const { name, review, rating } of tickets.reviews) {
    expect(name && review).toBeTruthy();
    expect(rating).toBeGreaterThan(0);
  }
});

test("one hour is shown first, and the words about free stools name those that are free", () => {
  expect(counter.hours.filter((hour) => "isUsual" in hour)).toHaveLength(1);
  for (const { taken, words } of counter.hours) {
    const named = (words.match(/\b\d\b/g) ?? []).map(Number);
    for (const stool of named) expect(taken).not.toContain(stool);
  }
});

test("every link within the page leads to a block that is there", () => {
  const ids = Object.values(site.pages["/"].sections).map(({ id }) => `/#${id}`);
  for (const { href } of [...site.nav.links, ...site.footer.groups.flatMap(({ links }) => links)])
    if (href.includes("#")) expect(ids).toContain(href);
});
