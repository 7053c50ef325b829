import { describe, expect, test } from "vitest";
import { nearestFace } from "../engine/theme/faces-css.ts";
import { families } from "../engine/theme/families.ts";
import { familiesFor, withFamily } from "../engine/theme/matching-families.ts";
import { toOklch } from "../engine/theme/oklch.ts";
import { shuffleTheme } from "../engine/theme/shuffle-theme.ts";
import { chosenRoles, solveColours } from "../engine/theme/solve-colours.ts";
import { type ColourRole, themeSchema } from "../engine/theme/theme.ts";
import { everyTemplate } from "./every-template.ts";

describe.each(everyTemplate)("the theme of $slug", ({ site: { theme } }) => {
  const { colours } = theme;

  test("is what its own five colours make of it", () => {
    const solved = solveColours(colours, theme);
    expect(solved).toEqual({ scheme: theme.scheme, colours, moved: [] });
  });

  test("keeps the other chosen ones when one is chosen anew, where they can stand together", () => {
    const { colours: next } = solveColours({ ...colours, deep: "#336699" }, theme);
    const kept = (Object.keys(colours) as ColourRole[]).filter(
      (role) => role !== "deep" && role !== "onDeep",
    );
    for (const role of kept) expect(next[role], role).toBe(colours[role]);
  });

  test("is shuffled into others of its scheme and its lightness, each readable and none twice", () => {
    const shuffled = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((turn) => shuffleTheme(theme, turn));
    for (const other of shuffled) {
      expect(themeSchema.safeParse(other).error).toBeUndefined();
      expect(other.scheme).toBe(theme.scheme);
      for (const role of chosenRoles)
        expect(Math.abs(toOklch(other.colours[role]).l - toOklch(colours[role]).l), role).toBeLessThan(0.12);
      const { scheme, radius, density, motif } = theme;
      expect(other).toMatchObject({ scheme, radius, density, motif });
    }
    expect(new Set([theme, ...shuffled].map((one) => JSON.stringify(one))).size).toBe(13);
  });

  test("draws its headings with the face that it has when their family is chosen again", () => {
    const { type } = theme;
    const again = withFamily(type, "display", type.display);
    const faceOf = ({ display, displayWeight, displayStyle }: typeof type) =>
      nearestFace(families[display], displayWeight, displayStyle);
    expect(faceOf(again)).toBe(faceOf(type));
    expect({ ...again, displayWeight: type.displayWeight }).toEqual(type);
  });

  test("sets running text in a family that is offered for it", () => {
    expect(familiesFor("text")).toContain(theme.type.text);
  });
});
