import { expect, test } from "vitest";
import { houses } from "../../content/houses.ts";
import { listings } from "../../content/listings.ts";
import {
  formatListingsQuery,
  type ListingsQuery,
  parseListingsQuery,
  selectHouses,
} from "./listings-query.ts";
import { isInBand } from "./price-bands.ts";

const { prices } = listings;
const parse = (search: string) => parseListingsQuery(search, listings);
const everything = parse("");
const idsOf = (change: Partial<ListingsQuery>) =>
  selectHouses(houses, { ...everything, ...change }, prices).map(({ id }) => id);

test("every price lies in exactly one band, borders too", () => {
  const bandsOf = (dollars: number) =>
    prices.filter((band) => isInBand(dollars * 100, band)).map(({ id }) => id);
  expect(bandsOf(0)).toEqual(["under-1m"]);
  expect(bandsOf(999_999.99)).toEqual(["under-1m"]);
  expect(bandsOf(1_000_000)).toEqual(["1m-2m"]);
  expect(bandsOf(2_000_000)).toEqual(["over-2m"]);
});

test("without a filter all nine are shown, in their own order", () => {
  expect(idsOf({})).toEqual(houses.map(({ id }) => id));
});

test("filters narrow each other down", () => {
  expect(idsOf({ type: "Apartment" })).toEqual(["stair-tower", "mill-loft", "cliff-terraces"]);
  expect(idsOf({ type: "Apartment", price: "1m-2m" })).toEqual(["stair-tower", "cliff-terraces"]);
  expect(idsOf({ type: "Apartment", price: "1m-2m", beds: "3" })).toEqual(["cliff-terraces"]);
  expect(idsOf({ price: "under-1m" })).toEqual(["salt-cabin", "mill-loft"]);
  expect(idsOf({ type: "Cabin", beds: "2" })).toEqual([]);
});

test("beds are at least so many", () => {
  expect(idsOf({ beds: "1" })).toHaveLength(9);
  expect(idsOf({ beds: "4" })).toEqual(["vault-house", "courtyard-house"]);
});

test("a query survives its address", () => {
  const query: ListingsQuery = { type: "Townhouse", price: "1m-2m", beds: "3", view: "list" };
  expect(formatListingsQuery(query)).toBe("?type=townhouse&price=1m-2m&beds=3&view=list");
  expect(parse(formatListingsQuery(query))).toEqual(query);
  expect(formatListingsQuery(everything)).toBe("");
});

test("what the listings do not know in an address is ignored", () => {
  expect(parse("?type=castle&price=free&beds=0&view=globe&beds=9&utm=x")).toEqual(everything);
});
