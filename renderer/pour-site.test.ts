import { describe, expect, test } from "vitest";
import type { SiteDocument } from "../engine/document/site-document.ts";
import { beginSite } from "../templates/begin-site.ts";
import { everyTemplate } from "../templates/every-template.ts";
import { type DesignVersions, designVersions, todaysVersion } from "../templates/versions/design-versions.ts";
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

test("a design is worn whole by a business of a trade that the studio has chosen for it, and by no other", () => {
  const site = begun("plumbing");
  const [usual, whole, none] = [undefined, ["plumbing" as const], []].map((suits) =>
    JSON.stringify(pourSite(site, "roofing", { suits }).site),
  );
  expect(whole).not.toBe(usual);
  expect(none).toBe(usual);
});

test("a design that there is not is refused", () => {
  expect(() => pourSite(begun("food"), "unheard-of")).toThrow(SiteError);
});

/** The versions of a design of which today's is the second: before it, corners were another radius and colours others. */
function improved(slug: string): { versions: DesignVersions; before: SiteDocument } {
  const site = begun(slug);
  const today = designVersions[slug]?.at(-1);
  if (!today) throw new Error(`no version of ${slug}`);
  const theme = { ...today.dress.theme, radius: 31, motif: "wave" as const };
  const first = { version: 1, of: "first", dress: { ...today.dress, theme } };
  return {
    versions: { [slug]: [first, { ...today, version: 2 }] },
    before: { ...site, designVersion: 1, theme },
  };
}

test("a site that began with an earlier version of its design is offered what was improved, and keeps what was chosen", () => {
  const { versions, before } = improved("plumbing");
  const own = { ...before.theme.type, body: 16 };
  const site = { ...before, theme: { ...before.theme, motif: "dots" as const, type: own } };
  const { improvement, differs, site: poured } = pourSite(site, "plumbing", { versions });
  expect(improvement).toEqual({ version: 2, changes: ["corners"], kept: ["motif"] });
  expect(differs).toBe(true);
  expect(poured).toMatchObject({ designVersion: 2, theme: { motif: "dots", type: own } });
  expect(poured.theme.radius).toBe(designVersions.plumbing?.at(-1)?.dress.theme.radius);
  expect({ ...poured, theme: undefined, designVersion: 1 }).toEqual({ ...site, theme: undefined });
  // Whoever has taken it is offered nothing more.
  expect(pourSite(poured, "plumbing", { versions }).improvement).toBeUndefined();
});

test.each([
  ["of which nothing is known", { designVersion: undefined }],
  ["of today's version", { designVersion: 2 }],
  ["of a version that there never was", { designVersion: 77 }],
])("for a site %s nothing is claimed to be an improvement", (_, other) => {
  const { versions, before } = improved("plumbing");
  const { improvement, site } = pourSite(JSON.parse(JSON.stringify({ ...before, ...other })), "plumbing", {
    versions,
  });
  expect(improvement).toBeUndefined();
  expect(site.designVersion).toBe(2);
});

test.each(everyTemplate)(
  "a site that begins with $slug wears its version of today, to which nothing is to be added",
  ({ slug }) => {
    const site = begun(slug);
    expect(site.designVersion).toBe(todaysVersion(slug));
    expect(pourSite(site, slug).differs).toBe(false);
  },
);
