import { expect, test } from "vitest";
import { applyPatch, PatchError } from "./apply-patch.ts";

const site = { facts: { name: "Noctua" }, pages: { "/": { order: ["a", "b"], title: "Home" } } };

test("steps are taken one after the other, and what they do not touch is the same object", () => {
  const changed = applyPatch(site, [
    { op: "replace", path: ["pages", "/", "title"], value: "Hello" },
    { op: "add", path: ["pages", "/", "order", 1], value: "c" },
    { op: "remove", path: ["pages", "/", "order", 0] },
    { op: "add", path: ["pages", "/", "note"], value: null },
  ]);
  expect(changed.pages["/"]).toEqual({ order: ["c", "b"], title: "Hello", note: null });
  expect(changed.facts).toBe(site.facts);
  expect(site.pages["/"].order).toEqual(["a", "b"]);
});

test("an item goes behind the last, and a field away", () => {
  const changed = applyPatch({ list: [1], name: "x" } as object, [
    { op: "add", path: ["list", 1], value: 2 },
    { op: "remove", path: ["name"] },
  ]);
  expect(changed).toEqual({ list: [1, 2] });
});

test.each([
  { op: "replace", path: ["pages", "/none", "title"], value: 1 },
  { op: "replace", path: ["facts", "phone"], value: 1 },
  { op: "remove", path: ["pages", "/", "order", 2] },
  { op: "add", path: ["pages", "/", "order", 4], value: 1 },
  { op: "add", path: ["pages", "/", "order", "0"], value: 1 },
  { op: "add", path: ["facts", "name", "x"], value: 1 },
  { op: "add", path: ["facts", "__proto__"], value: { polluted: true } },
  { op: "replace", path: ["__proto__", "polluted"], value: true },
  { op: "replace", path: ["facts", "toString"], value: true },
  { op: "remove", path: [] },
] as const)("a step that leads nowhere is refused: %o", (step) => {
  const before = JSON.stringify(site);
  expect(() => applyPatch(site, [step])).toThrow(PatchError);
  expect(JSON.stringify(site)).toBe(before);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});
