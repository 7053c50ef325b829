import { expect, test } from "vitest";
import { inOneLayer } from "./in-one-layer.ts";

test("what sheets bring in the same layer stands together, in its order, and what is in none stays in its order", () => {
  const css = "p{top:0}@layer engine{a{top:0}}b{top:0}@layer engine{i{top:0}}@layer engine{}";
  expect(inOneLayer(css)).toBe("p{top:0}@layer engine{a{top:0}i{top:0}}b{top:0}");
});

test("layers of several names keep their places", () => {
  const css = "@layer base,late;@layer base{a{top:0}}@layer late{b{top:0}}@layer base{i{top:0}}";
  expect(inOneLayer(css)).toBe(css);
});
