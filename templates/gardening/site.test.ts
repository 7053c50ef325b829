import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { gardeningBlocks } from "./blocks/blocks.ts";
import { angleOf, pointAt } from "./blocks/title-page/wheel-shapes.ts";
import { packets, rules, titlePage, visit } from "./content/home.ts";
import { year } from "./content/year.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, gardeningBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("a call button, a free consultation that leads to the number, six services, reasons", () => {
  expect(titlePage.phone?.href).toBe("fact:phone");
  expect(titlePage.consultation).toMatchObject({ label: "Free consultation", href: "/#visit" });
  expect(visit.phone).toEqual(titlePage.phone);
  expect(packets.packets).toHaveLength(6);
  expect(new Set(packets.packets.map(({ plant }) => plant)).size).toBe(6);
  expect(rules.rules.length).toBeGreaterThan(3);
});

test("the moons of the year are a month apart, new between full", () => {
  const days = (key: "full" | "dark") =>
    year.months.flatMap((month, index) => month[key].map((date) => Date.UTC(2027, index, date) / 86_400_000));
  const [full, dark] = [days("full"), days("dark")];
  for (const list of [full, dark])
    for (const [index, day] of list.slice(1).entries())
      expect(Math.abs(day - (list[index] ?? 0) - 29.53)).toBeLessThan(1.6);
  for (const [index, day] of full.entries())
    expect(Math.abs(day - (dark[index] ?? 0) - 14.77)).toBeLessThan(1.8);
});

test("nothing overlaps on a ring of the wheel, and January is at its top", () => {
  for (const { spans } of titlePage.wheel.rings) {
    const days = spans.flatMap(({ from, to }) =>
      Array.from({ length: Math.round((to - from) * 10) }, (_, step) => (Math.round(from * 10) + step) % 120),
    );
    expect(new Set(days).size).toBe(days.length);
  }
  expect(angleOf(1)).toBe(0);
  expect(pointAt(100, 90)).toBe("100 0");
});
