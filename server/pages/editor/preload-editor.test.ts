import { expect, test } from "vitest";
import { preloadEditor } from "./preload-editor.ts";

const editor = {
  script: "/assets/editor-1.js",
  sheet: "/assets/editor-1.css",
  imports: ["/assets/engine-1.js"],
  designs: new Map([["food", { scripts: ["/assets/food-1.js"], sheet: "/assets/food-1.css" }]]),
};
const page = "<head><title>x</title></head><body></body>";

test("the shell of a design names all that the editor will ask for, that of a site what is the same for all", () => {
  expect(preloadEditor("make/food/index.html", page, editor)).toBe(
    '<head><title>x</title><link rel="modulepreload" href="/assets/engine-1.js"><link rel="modulepreload" href="/assets/food-1.js"><link rel="preload" as="fetch" crossorigin href="/assets/food-1.css"></head><body></body>',
  );
  expect(preloadEditor("dashboard/sites/_/edit/index.html", page, editor)).toBe(
    '<head><title>x</title><link rel="modulepreload" href="/assets/engine-1.js"></head><body></body>',
  );
});

test("every other page stays as it is", () => {
  expect(preloadEditor("start/index.html", page, editor)).toBe(page);
  expect(preloadEditor("demos/make/food/index.html", page, editor)).toBe(page);
});
