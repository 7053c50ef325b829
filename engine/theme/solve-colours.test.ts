import { describe, expect, test } from "vitest";
import siteV3 from "../document/fixtures/site-v3.json" with { type: "json" };
import { contrastOf } from "./contrast.ts";
import { toHex, toOklch } from "./oklch.ts";
import { type Chosen, chosenRoles, solveColours } from "./solve-colours.ts";
import { type Theme, themeSchema } from "./theme.ts";

const theme = themeSchema.parse(siteV3.theme);
const own = Object.fromEntries(chosenRoles.map((role) => [role, theme.colours[role]])) as Record<
  keyof Chosen,
  string
>;

/** The same numbers each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = numbers(25);
const anyHex = () =>
  `#${Math.floor(next() * 0x1000000)
    .toString(16)
    .padStart(6, "0")}`;
const anyChosen = (): Chosen =>
  Object.fromEntries(chosenRoles.map((role) => [role, anyHex()])) as Chosen & object;

const worn = (chosen: Chosen, from: Theme = theme): Theme => {
  const { scheme, colours } = solveColours(chosen, from);
  return { ...from, scheme, colours };
};

/** Whether the five can be read among themselves as they are. */
const standTogether = ({ paper, ink, raised, accent }: Chosen) =>
  contrastOf(ink, paper) >= 4.5 && contrastOf(ink, raised) >= 4.5 && contrastOf(accent, paper) >= 3;

describe("2,000 times any five colours", () => {
  const all = Array.from({ length: 2_000 }, anyChosen);

  test("make a theme that is accepted, from a template and from the theme before", () => {
    let before = theme;
    for (const chosen of all) {
      expect(themeSchema.safeParse(worn(chosen)).error, JSON.stringify(chosen)).toBeUndefined();
      before = worn(chosen, before);
      expect(themeSchema.safeParse(before).error, JSON.stringify(chosen)).toBeUndefined();
    }
  });

  test("stay what they are where they can be read among themselves", () => {
    const readable = Array.from({ length: 20_000 }, anyChosen).filter(standTogether);
    expect(readable.length).toBeGreaterThan(100);
    for (const chosen of readable) {
      const { colours, moved } = solveColours(chosen, theme);
      expect(moved, JSON.stringify(chosen)).toEqual([]);
      expect(colours).toMatchObject(chosen);
    }
  });

  test("leave both grounds alone, and say of all others that are moved where to", () => {
    for (const chosen of all) {
      const { colours, moved } = solveColours(chosen, theme);
      expect([colours.paper, colours.deep]).toEqual([chosen.paper, chosen.deep]);
      const gone = chosenRoles.filter((role) => colours[role] !== chosen[role]);
      expect(moved.map(({ role }) => role)).toEqual(gone);
      for (const { role, to } of moved) {
        const way = toOklch(colours[role]).l - toOklch(chosen[role]).l;
        expect(Math.sign(way)).toBe(to === "lighter" ? 1 : -1);
      }
    }
  });
});

test("five times the same grey is a theme as well", () => {
  for (const grey of ["#000000", "#555555", "#757575", "#777777", "#808080", "#ffffff"]) {
    const chosen = Object.fromEntries(chosenRoles.map((role) => [role, grey])) as Chosen & object;
    expect(themeSchema.safeParse(worn(chosen)).error, grey).toBeUndefined();
  }
});

test("text that is too pale is made darker, in its hue, and only as far as it must be", () => {
  const light = worn({ ...own, paper: "#ffffff", raised: "#f4f4f4", ink: "#111111", accent: "#224488" });
  const { colours, moved } = solveColours({ ...own, ...five(light), ink: "#e08a8a" }, light);
  expect(moved).toEqual([{ role: "ink", to: "darker" }]);
  expect(toOklch(colours.ink).h).toBeCloseTo(toOklch("#e08a8a").h, -1);
  expect(contrastOf(colours.ink, "#f4f4f4")).toBeLessThan(4.7);
});

test("a ground that becomes dark takes cards and text with it, and the text is no less far from it", () => {
  const light = worn({ ...own, paper: "#ffffff", raised: "#f4f4f4", ink: "#111111", accent: "#224488" });
  const { scheme, colours } = solveColours({ ...five(light), paper: "#101418" }, light);
  expect([light.scheme, scheme]).toEqual(["light", "dark"]);
  expect(contrastOf(colours.ink, colours.paper)).toBeGreaterThan(10);
  expect(contrastOf(colours.raised, colours.paper)).toBeLessThan(1.5);
});

test("buttons and links follow the accent", () => {
  const light = worn({ ...own, paper: "#ffffff", raised: "#f4f4f4", ink: "#111111", accent: "#224488" });
  const { colours } = solveColours({ ...five(light), accent: "#0a7a3d" }, light);
  expect([colours.accent, colours.accentInk]).toEqual(["#0a7a3d", "#0a7a3d"]);
});

test("a colour that screens have is itself after there and back, and one that they have not keeps its lightness", () => {
  for (let count = 0; count < 500; count += 1) {
    const hex = anyHex();
    expect(toHex(toOklch(hex))).toBe(hex);
  }
  expect(toOklch(toHex({ l: 0.6, c: 0.4, h: 200 })).l).toBeCloseTo(0.6, 2);
});

test("what is no colour is refused", () => {
  expect(() => solveColours({ ...own, ink: "red" }, theme)).toThrow("not a colour: red");
});

function five({ colours }: Theme): Chosen {
  return Object.fromEntries(chosenRoles.map((role) => [role, colours[role]])) as Chosen & object;
}
