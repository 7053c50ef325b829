import { expect, test } from "vitest";
import { works as gallery } from "../../content/gallery.ts";
import { works } from "../../content/works.ts";
import {
  formatGalleryQuery,
  type GalleryQuery,
  hasFilters,
  parseGalleryQuery,
  parseWall,
  shows,
} from "./gallery-query.ts";
import { isInBand } from "./price-bands.ts";
import { orientationOf, selectWorks } from "./select-works.ts";

const { prices } = gallery;
const bands = prices.map(({ id }) => id);
const everything = parseGalleryQuery("", bands);
const idsOf = (change: Partial<GalleryQuery>) =>
  selectWorks(works, { ...everything, ...change }, prices).map(({ id }) => id);

test("all nine works show at first, in the order in which they hang", () => {
  expect(idsOf({})).toEqual(works.map(({ id }) => id));
});

test("each chip shows its works, and what has a depth is 3D besides its category", () => {
  const counts = shows.map((show) => [show, idsOf({ show }).length]);
  expect(counts).toEqual([
    ["all", 9],
    ["featured", 3],
    ["digital", 3],
    ["photography", 3],
    ["painting", 3],
    ["3d", 1],
  ]);
  expect(idsOf({ show: "3d" })).toEqual(["letter"]);
});

test("search looks into title, artist, medium and year, word by word, whatever the case and the accents", () => {
  expect(idsOf({ q: "THREAD" })).toEqual(["thread"]);
  expect(idsOf({ q: "cotton 2026" })).toEqual(["parsley", "ponds"]);
  expect(idsOf({ q: "amáro" })).toEqual(["low-tide"]);
  expect(idsOf({ q: "   " })).toHaveLength(9);
  expect(idsOf({ q: "zebra" })).toEqual([]);
});

test("filters narrow each other down", () => {
  expect(idsOf({ price: "to-5000" })).toEqual(["thread", "parsley"]);
  expect(idsOf({ price: "to-5000", availability: "available" })).toEqual(["thread"]);
  expect(idsOf({ orientation: "square" })).toEqual(["letter"]);
  expect(idsOf({ availability: "sold" })).toEqual(["low-tide", "ferries", "parsley"]);
  expect(idsOf({ show: "painting", orientation: "portrait", q: "raw" })).toEqual(["low-tide"]);
});

test("a work fits a wall as wide as itself, and no narrower one", () => {
  expect(idsOf({ wall: 50 })).toEqual(["thread", "parsley"]);
  expect(idsOf({ wall: 49 })).toEqual(["thread"]);
  expect(idsOf({ wall: 210 })).toHaveLength(9);
});

test("every price lies in exactly one band, borders too", () => {
  const bandsOf = (price: number) => prices.filter((band) => isInBand(price, band)).map(({ id }) => id);
  expect(bandsOf(0)).toEqual(["to-5000"]);
  expect(bandsOf(5_000)).toEqual(["to-5000"]);
  expect(bandsOf(5_001)).toEqual(["5000-15000"]);
  expect(bandsOf(15_000)).toEqual(["5000-15000"]);
  expect(bandsOf(64_000)).toEqual(["over-15000"]);
});

test("orientation goes by the measures", () => {
  expect(orientationOf({ width: 110, height: 110 })).toBe("square");
  expect(orientationOf({ width: 111, height: 110 })).toBe("landscape");
  expect(orientationOf({ width: 109, height: 110 })).toBe("portrait");
});

test("a query survives its address", () => {
  const query: GalleryQuery = {
    show: "3d",
    q: "white & red",
    price: "over-15000",
    orientation: "square",
    availability: "available",
    wall: 120,
    work: "letter",
  };
  expect(parseGalleryQuery(formatGalleryQuery(query), bands)).toEqual(query);
  expect(formatGalleryQuery(everything)).toBe("");
  expect(formatGalleryQuery({ ...everything, show: "painting", wall: 90 })).toBe("?show=painting&wall=90");
});

test("what the gallery does not know in an address is ignored", () => {
  expect(
    parseGalleryQuery(
      "?show=sculpture&price=free&orientation=round&availability=maybe&wall=-5&work=../x&utm=y",
      bands,
    ),
  ).toEqual(everything);
  expect(parseGalleryQuery(`?q=${"a".repeat(500)}`, bands).q).toHaveLength(60);
  for (const text of ["0", "1.5", "ten", "12345", "1e3", ""]) expect(parseWall(text)).toBeUndefined();
  expect(parseWall(" 120 ")).toBe(120);
});

test("chip, search and the work one stands before are no filters", () => {
  expect(hasFilters({ ...everything, show: "painting", q: "oil", work: "weather" })).toBe(false);
  expect(hasFilters({ ...everything, wall: 90 })).toBe(true);
});
