import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { businessData } from "../../engine/facts/business-data.ts";
import { paintingBlocks } from "./blocks/blocks.ts";
import { colours } from "./content/colours.ts";
import { deck, wall } from "./content/home.ts";
import { house } from "./content/house.ts";
import { process, rates, specials } from "./content/services.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, paintingBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("inside costs from $3.50 and outside from $4.25 a square foot, wherever it is said", () => {
  expect(rates.cards.map(({ price }) => price)).toEqual(["$3.50/sq ft", "$4.25/sq ft"]);
  expect(deck.chips.slice(0, 2).map(({ price }) => price)).toEqual(["from $3.50/sq ft", "from $4.25/sq ft"]);
  expect(wall.tapes).toContain("From $3.50/sq ft");
});

test("six services in twelve colors, six specialties, four steps", () => {
  expect(deck.chips).toHaveLength(6);
  expect(new Set(colours).size).toBe(12);
  expect(specials.items).toHaveLength(6);
  expect(process.steps).toHaveLength(4);
});

test("search engines are told of house painters, whom to call and when", () => {
  const business = businessData(site, site.seo.business);
  expect(business["@type"]).toBe("HousePainter");
  expect(house.phone.href).toBe("fact:phone");
  expect(business.telephone).toBe("+14015550143");
  expect(business.openingHoursSpecification).toMatchObject([{ dayOfWeek: { length: 6 } }]);
});
