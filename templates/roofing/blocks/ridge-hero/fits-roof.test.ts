import { expect, test } from "vitest";
import { hero } from "../../content/home.ts";
import { fitsRoof } from "./fits-roof.ts";

test("the demo's own words stand on the roof, and few words do too", () => {
  expect(fitsRoof(hero)).toBe(true);
  expect(fitsRoof({ title: "A" })).toBe(true);
});

test.each([
  ["a long title", { title: "Measured twice and cut once, every piece signed" }],
  ["a long word", { title: "Betäubungsmittelverschreibung" }],
  ["another script", { title: "東京の下町で三代続く工房です" }],
  ["a long lead", { lead: "x ".repeat(60) }],
  ["hours of many rows", { facts: [{ label: "Hours", value: "Mon–Tue, 9 AM–6 PM; Wed, 9 AM–12:30 PM" }] }],
  ["two telephone numbers", { facts: ["a", "b"].map((label) => ({ label, value: "1", href: "tel:1" })) }],
  ["two actions", { actions: ["a", "b"].map((label) => ({ label, href: "/" })) }],
  ["a long action", { actions: [{ label: "Reservations and private rooms", href: "/" }] }],
])("%s does not", (_, change) => {
  expect(fitsRoof({ ...hero, ...change })).toBe(false);
});
