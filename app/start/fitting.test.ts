import { expect, test } from "vitest";
import { limits } from "../../templates/fitting/limits.ts";
import { emptyFitting, fittingOf, isEmptyFitting } from "./fitting.ts";
import { parseFitting } from "./fitting-store.ts";

test("what was kept comes back as it was", () => {
  const said = fittingOf({
    ...emptyFitting,
    name: "Bistro Zwölf",
    trade: "Bistro",
    services: [{ name: "Lunch", price: "€ 14" }],
    logo: "data:image/png;base64,AAAA",
    design: "food",
  });
  expect(said.services).toHaveLength(limits.services);
  expect(parseFitting(JSON.stringify(said))).toEqual(said);
});

test.each([null, "", "null", "{", "[]", '"text"', '{"services":7,"name":{}}', '{"services":[null,1,[]]}'])(
  "damaged storage (%s) is an empty form",
  (text) => {
    expect(parseFitting(text)).toEqual(emptyFitting);
    expect(isEmptyFitting(parseFitting(text))).toBe(true);
  },
);

test("texts are one line, no longer than the form takes them, and refer to no fact", () => {
  const { name, town } = fittingOf({ name: ` ${"a".repeat(80)}`, town: "Bad\nEms {phone}" });
  expect(name).toHaveLength(limits.name);
  expect(town).toBe("Bad Ems phone");
});

test("a logo is a picture as a data URL, and no address", () => {
  const logoOf = (logo: unknown) => fittingOf({ logo }).logo;
  expect(logoOf("data:image/png;base64,iVBORw0KGgo=")).not.toBe("");
  for (const other of [
    "https://elsewhere.example/a.png",
    "data:image/svg+xml;base64,PHN2Zz4=",
    "data:text/html;base64,AAAA",
    `data:image/png;base64,${"A".repeat(limits.logo)}`,
    7,
  ])
    expect(logoOf(other), String(other).slice(0, 40)).toBe("");
});

test("a design that was looked at says nothing of a business", () => {
  expect(isEmptyFitting({ ...emptyFitting, design: "food" })).toBe(true);
  expect(isEmptyFitting({ ...emptyFitting, town: "Leipzig" })).toBe(false);
});
