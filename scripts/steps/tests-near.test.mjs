import { expect, test } from "vitest";
import { namedIn } from "./read-imports.mjs";
import { testsNear } from "./tests-near.mjs";

function project(imports) {
  return new Map(Object.entries(imports));
}

const shop = project({
  "app/shop/price.ts": [],
  "app/shop/price.test.ts": ["app/shop/price.ts"],
  "app/shop/cart.ts": ["app/shop/price.ts"],
  "app/shop/cart.test.ts": ["app/shop/cart.ts"],
  "app/shop/theme.test.ts": ["app/shop/theme.ts"],
  "app/site/page.test.ts": ["app/shop/price.ts"],
  "server/shop/orders.test.ts": ["app/shop/cart.ts"],
  "app/other/other.test.ts": ["app/other/other.ts"],
});

test("the nearest test comes first: the file's own, its folder's, then whatever has it by way of others", () => {
  expect(testsNear(["app/shop/price.ts"], shop)).toEqual([
    "app/shop/price.test.ts",
    "app/site/page.test.ts",
    "app/shop/cart.test.ts",
    "app/shop/theme.test.ts",
    "server/shop/orders.test.ts",
  ]);
});

test("a changed test is near itself, before the other tests of its folder", () => {
  expect(testsNear(["app/shop/theme.test.ts"], shop)).toEqual([
    "app/shop/theme.test.ts",
    "app/shop/cart.test.ts",
    "app/shop/price.test.ts",
  ]);
});

test("a file that no test imports has the tests of its folder", () => {
  expect(testsNear(["app/other/words.md"], shop)).toEqual(["app/other/other.test.ts"]);
  expect(testsNear(["docs/words.md"], shop)).toEqual([]);
});

test("of several changed files the nearest counts", () => {
  expect(testsNear(["app/shop/price.ts", "app/shop/cart.ts"], shop)).toEqual([
    "app/shop/cart.test.ts",
    "app/shop/price.test.ts",
    "app/site/page.test.ts",
    "server/shop/orders.test.ts",
    "app/shop/theme.test.ts",
  ]);
});

test("a source names what it imports, mocks or reads by relative paths", () => {
  const source = `
    import { price } from "./price.ts";
    export * from "../site/page.tsx";
    import "./shop.css?url";
    const words = await import('./words.ts');
    readFileSync(new URL("../../docs/words.md", import.meta.url));
    import { join } from "node:path";
    const away = "a ./b";
  `;
  expect(namedIn(source, "app/shop")).toEqual([
    "app/shop/price.ts",
    "app/site/page.tsx",
    "app/shop/shop.css",
    "app/shop/words.ts",
    "docs/words.md",
  ]);
});
