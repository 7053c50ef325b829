import { expect, test } from "vitest";
import { voyages } from "../../content/voyages.ts";
import { fits, selectVoyages } from "./select-voyages.ts";
import { formatVoyageQuery, isBackwards, parseVoyageQuery } from "./voyage-query.ts";

const found = (search: string) => selectVoyages(voyages, parseVoyageQuery(search)).map(({ id }) => id);
const ten = { season: { from: "05-04", to: "06-08", words: "" }, nights: 10 };
const overNewYear = { season: { from: "11-28", to: "01-04", words: "" }, nights: 11 };

test("nothing asked finds all, in the order of the year", () => {
  expect(found("")).toEqual(voyages.map(({ id }) => id));
});

test("words are sought in all that is said of a voyage, all of them, however they are typed", () => {
  expect(found("?destination=glacier")).toEqual(["pale-tongue"]);
  expect(found("?destination=SKÉRROW")).toEqual(["skerrow"]);
  expect(found("?destination=november,desert")).toEqual(["sarrume"]);
  expect(found("?destination=november")).toEqual(["cinder", "sarrume"]);
  expect(found("?destination=gla")).toEqual(["pale-tongue"]);
  expect(found("?destination=lacier")).toEqual([]);
  expect(found("?destination=beach+bar")).toEqual([]);
});

test("two days: the voyage has to fit between them, to the night", () => {
  expect(fits(ten, "2027-05-10", "2027-05-20")).toBe(true);
  expect(fits(ten, "2027-05-10", "2027-05-19")).toBe(false);
  expect(fits(ten, "2027-01-01", "2027-05-14")).toBe(true);
  expect(fits(ten, "2027-01-01", "2027-05-13")).toBe(false);
  expect(fits(ten, "2027-05-29", "2027-12-31")).toBe(true);
  expect(fits(ten, "2027-05-30", "2027-12-31")).toBe(false);
  expect(fits(ten, "2027-05-30", "2028-12-31")).toBe(true);
});

test("one day: leaving on it, or being back on it", () => {
  expect(fits(ten, "2027-05-04", undefined)).toBe(true);
  expect(fits(ten, "2027-05-03", undefined)).toBe(false);
  expect(fits(ten, "2027-05-29", undefined)).toBe(true);
  expect(fits(ten, "2027-05-30", undefined)).toBe(false);
  expect(fits(ten, undefined, "2027-05-14")).toBe(true);
  expect(fits(ten, undefined, "2027-05-13")).toBe(false);
});

test("a season that runs over New Year is one season", () => {
  expect(fits(overNewYear, "2027-12-24", "2028-01-04")).toBe(true);
  expect(fits(overNewYear, "2027-12-25", "2028-01-20")).toBe(false);
  expect(fits(overNewYear, undefined, "2028-01-02")).toBe(true);
  expect(fits(overNewYear, "2028-01-01", "2028-11-30")).toBe(false);
});

test("what has no season can be made on any day, and takes a night if nobody says more", () => {
  expect(fits({ nights: 10 }, "2027-12-27", "2028-01-06")).toBe(true);
  expect(fits({ nights: 10 }, "2027-12-27", "2028-01-05")).toBe(false);
  expect(fits({}, "2027-12-27", "2027-12-28")).toBe(true);
  expect(fits({}, undefined, "2027-05-14")).toBe(true);
});

test("check-out comes after check-in", () => {
  expect(isBackwards({ checkIn: "2027-06-20", checkOut: "2027-06-20" })).toBe(true);
  expect(isBackwards({ checkIn: "2027-06-20", checkOut: "2027-06-21" })).toBe(false);
  expect(isBackwards({ checkIn: undefined, checkOut: "2027-06-21" })).toBe(false);
});

test("a query survives its address, and what is no day or runs backwards is ignored", () => {
  const query = { words: "ice & light", checkIn: "2027-06-20", checkOut: "2027-07-10" };
  expect(parseVoyageQuery(formatVoyageQuery(query))).toEqual(query);
  const nothing = { words: "", checkIn: undefined, checkOut: undefined };
  expect(formatVoyageQuery(nothing)).toBe("");
  expect(parseVoyageQuery("?check-in=2027-02-30&check-out=tomorrow&cabin=9")).toEqual(nothing);
  expect(parseVoyageQuery("?check-in=2027-06-20&check-out=2027-06-01")).toEqual(nothing);
  expect(parseVoyageQuery(`?destination=${"x".repeat(99)}`).words).toHaveLength(60);
});
