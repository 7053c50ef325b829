import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { nonprofitBlocks } from "./blocks/blocks.ts";
import { course } from "./content/course.ts";
import { dollar, folds, mouth, source, tides } from "./content/home.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, nonprofitBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("a call, a free consultation, six services, reasons, and a number for what cannot wait", () => {
  expect(site.nav.action?.href).toBe("fact:phone");
  expect(source.actions[0]).toMatchObject({ label: "Free River Consultation", href: "#mouth-consultation" });
  expect(folds.folds).toHaveLength(6);
  expect(dollar.why.reasons.length).toBeGreaterThan(3);
  expect(mouth.watch.href).toMatch(/^tel:/);
  expect(mouth.consultation.actions.map(({ href }) => href.split("?")[0])).toEqual([
    "fact:phone",
    "fact:email",
  ]);
  expect(tides.lights).toBe(40);
});

test("each stretch of the river takes it up where the last one let go, and it never grows narrower", () => {
  const stretches = Object.values(course);
  stretches.slice(1).forEach((stretch, index) => {
    expect(stretch[0]).toEqual(stretches[index]?.at(-1));
  });
  const widths = stretches.flat().map(({ width }) => width);
  expect(widths).toEqual([...widths].sort((a, b) => a - b));
});

test("every link within the page leads to a block of it", () => {
  const ids = Object.values(site.pages["/"].sections).flatMap(({ id }) => (id ? [`#${id}`] : []));
  // The sheet with the consultation is a part of its block (mouth.tsx).
  const links = JSON.stringify(site).match(/"\/?#[a-z-]+"/g) ?? [];
  for (const link of links)
    expect([...ids, "#mouth-consultation"]).toContain(JSON.parse(link).replace("/", ""));
});
