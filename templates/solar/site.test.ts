import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { businessData } from "../../engine/facts/business-data.ts";
import { solarBlocks } from "./blocks/blocks.ts";
import { array, dawn, noon } from "./content/home.ts";
import { rates } from "./content/rates.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, solarBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("thirty per cent, twenty-five years, one to two days, as the calculator has them", () => {
  expect(noon.facts?.map(({ figure }) => figure)).toEqual(["30%", "25", "1–2"]);
  expect(`${rates.credit * 100}%`).toBe("30%");
  expect(String(rates.warrantyYears)).toBe("25");
});

test("six services, the first at the price of the advertisement", () => {
  expect(array.panels).toHaveLength(6);
  expect(array.panels[0]?.price).toBe(`$${rates.centsPerWatt / 100} a watt`);
  expect(dawn.facts?.map(({ value }) => value)).toEqual([
    "{phone}",
    "From $2.95 a watt",
    "{area}",
    "{hours}",
  ]);
});

test("search engines are told whom to call and when", () => {
  const business = businessData(site, site.seo.business);
  expect(dawn.facts?.[0]?.href).toBe("fact:phone");
  expect(business.telephone).toBe("+15205550112");
  expect(business.openingHoursSpecification).toMatchObject([{ dayOfWeek: { length: 5 } }]);
});
