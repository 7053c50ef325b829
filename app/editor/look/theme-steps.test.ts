import { expect, test } from "vitest";
import siteV3 from "../../../engine/document/fixtures/site-v3.json" with { type: "json" };
import { themeSchema } from "../../../engine/theme/theme.ts";
import { themeSteps } from "./theme-steps.ts";

const theme = themeSchema.parse(siteV3.theme);

test("the same theme is no step, in whatever order its fields came", () => {
  const colours = Object.fromEntries(Object.entries(theme.colours).reverse()) as typeof theme.colours;
  expect(themeSteps(theme, { ...theme, colours })).toEqual([]);
});

test("only what differs is changed, colours and type each as a whole", () => {
  const colours = { ...theme.colours, deep: "#336699" };
  expect(themeSteps(theme, { ...theme, colours, radius: 7 })).toEqual([
    { op: "replace", path: ["theme", "colours"], value: colours },
    { op: "replace", path: ["theme", "radius"], value: 7 },
  ]);
  const { mono: _, ...type } = { ...theme.type, mono: "geist-mono" as const };
  expect(themeSteps({ ...theme, type: { ...type, mono: "geist-mono" } }, { ...theme, type })).toHaveLength(1);
});
