import { expect, test } from "vitest";
import { readListQuery } from "../../account/area/lists/list-query.ts";
import type { StudioTemplate } from "./read-templates.ts";
import { movedBefore, templatesAsked, templatesShape } from "./templates-query.ts";

const counts = { made: 0, live: 0, demos: 0, editors: 0, sites: 0, published: 0 };
const template = (slug: string, of: Partial<StudioTemplate>): StudioTemplate => ({
  slug,
  state: "shown",
  isFeatured: false,
  brand: slug,
  industry: "",
  trades: [],
  hasOwnTrades: false,
  note: "",
  revision: 1,
  last: undefined,
  own: undefined,
  counts,
  figures: {},
  ...of,
});
const day = "2026-05-04";
const weighing = (bytes: number) => ({ weight: { day, bytes, requests: 4, scriptBytes: 0 } });

const all = [
  template("solar", { brand: "Zenith", trades: ["solar"], counts: { ...counts, made: 2 } }),
  template("art", { brand: "Atelier", trades: ["art", "photography"], figures: weighing(900) }),
  template("food", { brand: "Noodle", state: "hidden", note: "Until May", figures: weighing(100) }),
];

const asked = (search: string) =>
  templatesAsked(all, readListQuery(templatesShape, new URLSearchParams(search))).map(({ slug }) => slug);

test("the list is narrowed down by state, trade and any word that names one", () => {
  expect(asked("")).toEqual(["solar", "art", "food"]);
  expect(asked("state=hidden")).toEqual(["food"]);
  expect(asked("trade=photography")).toEqual(["art"]);
  expect(asked("q=Fotograf")).toEqual(["art"]);
  expect(asked("q=until")).toEqual(["food"]);
  expect(asked("state=retired")).toEqual([]);
});

test("it stands in the order of its figures, and what was not measured comes last", () => {
  expect(asked("sort=name")).toEqual(["art", "food", "solar"]);
  expect(asked("sort=made")).toEqual(["solar", "art", "food"]);
  expect(asked("sort=weight")).toEqual(["food", "art", "solar"]);
  expect(asked("sort=editable")).toEqual(["solar", "art", "food"]);
});

test("one is moved before another, to the end, and nowhere", () => {
  expect(movedBefore(["a", "b", "c"], "c", "a")).toEqual(["c", "a", "b"]);
  expect(movedBefore(["a", "b", "c"], "a", "c")).toEqual(["b", "a", "c"]);
  expect(movedBefore(["a", "b", "c"], "a", undefined)).toEqual(["b", "c", "a"]);
  expect(movedBefore(["a", "b", "c"], "b", "b")).toEqual(["a", "c", "b"]);
});
