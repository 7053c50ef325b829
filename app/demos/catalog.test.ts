import { expect, test } from "vitest";
import { frame as saas } from "../../templates/saas/frame.ts";
import { demoBySlug, demoCategories, demos, demosOf, pathsOf, showcasedDemos } from "./catalog.ts";

const everyPath = `
/demo/restaurant /demo/restaurant/menu /demo/restaurant/reservations /demo/restaurant/about /demo/restaurant/contact
/demo/fashion /demo/fashion/shop /demo/fashion/collections /demo/fashion/lookbook /demo/fashion/product/:id
/demo/fashion/cart /demo/fashion/account
/demo/realestate /demo/realestate/listings /demo/realestate/property/:id /demo/realestate/agents /demo/realestate/contact
/demo/fitness /demo/fitness/classes /demo/fitness/trainers /demo/fitness/membership /demo/fitness/contact
/demo/saas /demo/saas/dashboard /demo/saas/pricing /demo/saas/knowledge /demo/saas/contact
/demos/luxury /demos/luxury/collections /demos/luxury/heritage /demos/luxury/bespoke /demos/luxury/contact
/demos/crypto /demos/crypto/markets /demos/crypto/trading /demos/crypto/wallet /demos/crypto/learn
/demos/wellness /demos/wellness/meditation /demos/wellness/yoga /demos/wellness/nutrition /demos/wellness/community
/demos/art /demos/art/gallery /demos/art/artists /demos/art/exhibitions
/demos/gaming /demos/travel /demos/food /demos/music /demos/sports /demos/tech
/demos/plumbing /demos/plumbing/services /demos/painting /demos/painting/services
/demos/electrician /demos/pestcontrol /demos/roofing /demos/nonprofit /demos/solar /demos/poolbuilder
/demos/gardening /demos/treeservice
`
  .trim()
  .split(/\s+/);

test("the catalogue holds twenty-five demos, twenty of them in the showcase", () => {
  expect(demos).toHaveLength(25);
  expect(showcasedDemos).toHaveLength(20);
});

test("no two demos share a slug, a path or a brand", () => {
  for (const key of ["slug", "path", "brand"] as const) {
    expect(new Set(demos.map((demo) => demo[key])).size).toBe(25);
  }
});

test("a demo's path ends with its slug", () => {
  for (const demo of demos) expect(demo.path.split("/").at(-1)).toBe(demo.slug);
});

test("the five categories together hold every demo once and none is empty", () => {
  expect(demoCategories).toHaveLength(5);
  const grouped = demoCategories.map((category) => demosOf(category));
  for (const group of grouped) expect(group.length).toBeGreaterThan(0);
  expect(
    grouped
      .flat()
      .map((demo) => demo.slug)
      .sort(),
  ).toEqual(demos.map((demo) => demo.slug).sort());
});

test("every path of the route table belongs to a demo", () => {
  const known = demos.flatMap((demo) => pathsOf(demo));
  expect(known).toEqual(expect.arrayContaining(everyPath));
  expect(new Set(known).size).toBe(known.length);
});

test("the navigation of Tessel leads to every page that the catalogue has", () => {
  const { pages, brand } = demoBySlug("saas");
  expect(saas.nav.links.map(({ href }) => href)).toEqual(pages.map((page) => `/${page}`));
  expect(saas.facts.name).toBe(brand);
});
