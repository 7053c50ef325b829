import { describe, expect, test } from "vitest";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { beginSite } from "../templates/begin-site.ts";
import { everyTemplate } from "../templates/every-template.ts";
import { drawSite } from "./draw-site.ts";
import { pourSite } from "./pour-site.ts";
import { SiteError } from "./site-error.ts";

const business = { name: "Weir & Sons", trade: "Plumber", phone: "+49 30 901820", city: "Berlin" };

function begun(slug: string): SiteDocument {
  const template = everyTemplate.find((one) => one.slug === slug);
  if (!template) throw new Error(`no template ${slug}`);
  return JSON.parse(JSON.stringify(beginSite(template, business, "en-US")));
}

describe.each(everyTemplate)("the site that a plumber began with $slug", ({ slug }) => {
  const site = begun(slug);
  const others = everyTemplate.filter((to) => to.slug !== slug);

  test.each(others)("may be kept in the design of $slug, and drawn", (to) => {
    const { site: poured, moved } = pourSite(site, to.slug);
    expect(poured.design).toBe(to.slug);
    expect(Object.keys(poured.pages).sort()).toEqual(Object.keys(site.pages).sort());
    const { pages } = drawSite(poured, { origin: "https://weir.example" });
    expect(pages[0]?.html).toContain("Weir &amp; Sons");
    expect(moved.sections.length).toBeGreaterThan(0);
    expect(JSON.stringify(moved)).not.toMatch(/\{[a-z]+(:[a-z]+)*\}/);
  });
});

test("what became of a site is told by section, and what waits in its own words", () => {
  const { site, moved } = pourSite(begun("plumbing"), "fashion");
  const offers = moved.sections.find(({ role }) => role === "offers");
  expect(offers?.records).toBeGreaterThan(1);
  expect(new Set(moved.sections.map(({ place }) => place))).toContain("own");
  const trayed = (site.tray ?? []).length;
  expect(moved.waiting.length).toBeGreaterThan(0);
  expect(moved.waiting.length).toBeLessThanOrEqual(trayed);
  expect(moved.waiting.every(({ words }) => words.every((text) => text.length > 0))).toBe(true);
});

test("in its own design a site wears what that brings today, and nothing of it moves", () => {
  const site = begun("plumbing");
  const template = everyTemplate.find((one) => one.slug === "plumbing");
  const { site: again } = pourSite({ ...site, theme: { ...site.theme, radius: 31 } }, "plumbing");
  expect(again.theme).toEqual(template?.site.theme);
  expect(again.pages).toEqual(pourSite(site, "plumbing").site.pages);
});

test("a design that there is not is refused", () => {
  expect(() => pourSite(begun("food"), "unheard-of")).toThrow(SiteError);
});
