import { expect, test } from "vitest";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import { type Family, families } from "./families.ts";
import { familiesFor, familiesLike, familyKeys, withFamily } from "./matching-families.ts";
import { type Theme, themeSchema } from "./theme.ts";

const { type } = themeSchema.parse(siteV3.theme);

function hasFace({ display, displayWeight, displayStyle }: Theme["type"]): boolean {
  const { faces }: Family = families[display];
  return faces.some(({ weight, style }) => {
    const [least = 0, most = least] = weight.split(" ").map(Number);
    return style === displayStyle && displayWeight >= least && displayWeight <= most;
  });
}

test("headings have a weight and a style that their family has, whichever it is", () => {
  for (const key of familyKeys)
    for (const displayWeight of [100, 200, 400, 550, 900])
      for (const displayStyle of ["normal", "italic"] as const) {
        const worn = withFamily({ ...type, displayWeight, displayStyle }, "display", key);
        expect(hasFace(worn), `${key} ${displayWeight} ${displayStyle}`).toBe(true);
      }
});

test("who has tried a light family on goes back to a heavy one as heavy as it was", () => {
  const heavy = { ...type, display: "archivo", displayWeight: 900, displayStyle: "normal" } as const;
  const light = withFamily(heavy, "display", "forum");
  expect(light.displayWeight).toBe(400);
  expect(withFamily(light, "display", "archivo", heavy)).toEqual(heavy);
});

test("a family that calls its one heavy face 400 gives way to others that are heavy too", () => {
  const heavy = { ...type, display: "dela-gothic-one", displayWeight: 400, displayStyle: "normal" } as const;
  expect(withFamily(heavy, "display", "b612").displayWeight).toBe(700);
  expect(withFamily(heavy, "display", "dela-gothic-one")).toEqual(heavy);
});

test("running text has a regular upright face in every family that is offered for it", () => {
  for (const key of familiesFor("text")) {
    const { faces }: Family = families[key];
    const isRegular = faces.some(({ weight, style }) => {
      const [least = 0, most = least] = weight.split(" ").map(Number);
      return style === "normal" && least <= 400 && most >= 400;
    });
    expect(isRegular, key).toBe(true);
  }
});

test("what may stand for a family is of its kind and about as wide, and never a heading's face for text", () => {
  const like = familiesLike("spectral", "text");
  expect(like[0]).toBe("spectral");
  expect(like).toContain("vollkorn");
  expect(like).not.toContain("geist");
  expect(like).not.toContain("marcellus");
  expect(familiesLike("big-shoulders", "display")).not.toContain("unbounded");
});
