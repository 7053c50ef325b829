import { expect, test } from "vitest";
import { contrastOf } from "./contrast.ts";

test("black on white is 21, a colour on itself 1, in either order", () => {
  expect(contrastOf("#000000", "#ffffff")).toBeCloseTo(21, 5);
  expect(contrastOf("#fff", "#000")).toBeCloseTo(21, 5);
  expect(contrastOf("#b8005a", "#b8005a")).toBe(1);
});

test("the greys that WCAG names as the borders of AA come out at 4.5", () => {
  expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
  expect(contrastOf("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("an oklch colour counts as the sRGB colour it is", () => {
  expect(contrastOf("oklch(1 0 0)", "oklch(0% 0 0)")).toBeCloseTo(21, 3);
  expect(contrastOf("oklch(0.62796 0.25768 29.234)", "#ffffff")).toBeCloseTo(
    contrastOf("#ff0000", "#fff"),
    2,
  );
  expect(contrastOf("oklch(0.51975 0.17686 142.495deg)", "#fff")).toBeCloseTo(
    contrastOf("#008000", "#fff"),
    1,
  );
});

test("what is no colour is refused by name", () => {
  for (const text of ["red", "#12345", "rgb(0 0 0)", "url(x)", "#000;}"])
    expect(() => contrastOf(text, "#fff")).toThrow(`not a colour: ${text}`);
});
