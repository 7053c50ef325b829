import { expect, test } from "vitest";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import { contrastOf } from "./contrast.ts";
import { themeSchema } from "./theme.ts";

const { theme } = siteV3;

const malformed = [
  "oklch(0.2.9 0 0)",
  "oklch(. . .)",
  "oklch(0.2 0. 0)",
  "oklch(0.2 0 1.2.3)",
  "oklch(2 0 0)",
  "oklch(120% 0 0)",
  "oklch(0.2 9 0)",
  "oklch(0.2 0 9000)",
];

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
  for (const text of ["red", "#12345", "rgb(0 0 0)", "url(x)", "#000;}", ...malformed])
    expect(() => contrastOf(text, "#fff")).toThrow(`not a colour: ${text}`);
});

test("a theme with numbers that are none is refused, whatever contrast they seem to have", () => {
  for (const text of malformed)
    expect(themeSchema.safeParse({ ...theme, colours: { ...theme.colours, ink: text } }).success, text).toBe(
      false,
    );
  for (const text of ["oklch(.2 0 0)", "oklch( 20% 0.1 300deg )", "oklch(0.2 .05 359.5)"])
    expect(themeSchema.safeParse({ ...theme, colours: { ...theme.colours, ink: text } }).success, text).toBe(
      true,
    );
});
