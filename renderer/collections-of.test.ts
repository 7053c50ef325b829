import { expect, test } from "vitest";
import { collectionsOf } from "./collections-of.ts";

const site = {
  collections: {
    dishes: [{ id: "soup", wine: "{collection:wines}" }],
    wines: [{ id: "red" }],
    cups: [{ id: "small" }],
  },
} as never;

test("what is referred to comes along, with what that refers to in turn, in the order of the document", () => {
  const found = collectionsOf(site, { list: "{collection:dishes}" });
  expect(Object.keys(found ?? {})).toEqual(["dishes", "wines"]);
});

test("where nothing is referred to, or nothing that there is, nothing comes along", () => {
  expect(collectionsOf(site, { text: "dishes" })).toBeUndefined();
  expect(collectionsOf(site, { list: "{collection:constructor}", other: undefined })).toBeUndefined();
});

test("collections that refer to each other are looked through once", () => {
  const round = {
    collections: { a: [{ id: "a", b: "{collection:b}" }], b: [{ id: "b", a: "{collection:a}" }] },
  };
  expect(Object.keys(collectionsOf(round as never, "{collection:b}") ?? {})).toEqual(["a", "b"]);
});

test("pages that refer to the same collections have them as one object, whatever they refer to first", () => {
  const found = collectionsOf(site, ["{collection:cups}", "{collection:wines}"]);
  expect(collectionsOf(site, ["{collection:wines}", "{collection:cups}"])).toBe(found);
  expect(collectionsOf(site, "{collection:cups}")).not.toBe(found);
});
