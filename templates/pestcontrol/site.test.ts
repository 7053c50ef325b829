import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { pestcontrolBlocks } from "./blocks/blocks.ts";
import { cabinet } from "./content/cabinet.ts";
import { guests } from "./content/guests.ts";
import { discretion, envelope, notice } from "./content/home.ts";
import { house } from "./content/house.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, pestcontrolBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("every link within the page leads to a section of it", () => {
  const ids = Object.values(site.pages["/"].sections).map(({ id }) => `#${id}`);
  for (const [, href] of JSON.stringify(site).matchAll(/"href":"\/?(#[^"]*)"/g)) expect(ids).toContain(href);
});

test("one can call, and ask for an estimate, on the first screen and at the end", () => {
  expect(notice.phone.href).toBe(house.tel);
  expect(notice.action.label).toMatch(/estimate/i);
  expect(envelope.phone.href).toBe(house.tel);
  expect(envelope.action.label).toMatch(/estimate/i);
  expect(discretion.reasons.length).toBeGreaterThanOrEqual(3);
});

test("six services, each in the cabinet, the cheapest as dear as the card says", () => {
  expect(guests.guests).toHaveLength(6);
  expect(cabinet.specimens.map(({ latin }) => latin)).toEqual(guests.guests.map(({ latin }) => latin));
  const prices = guests.guests.map(({ price }) => Number(price.replace(/\D/g, "")));
  expect(house.price).toContain(`$${Math.min(...prices)}`);
  expect(site.seo.business.priceRange).toBe(`$${Math.min(...prices)}-$${Math.max(...prices)}`);
});

test("the height of a season is within it", () => {
  for (const { months, height } of guests.guests) for (const month of height) expect(months).toContain(month);
});
