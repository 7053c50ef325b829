import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries, viewsOf } from "../../engine/blocks/registry.ts";
import { pathsOf } from "../../engine/document/page-at.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { renderPage } from "../../engine/render/render-page.ts";
import { fashionBlocks } from "./blocks/blocks.ts";
import { collections } from "./content/collections.ts";
import { cover, tracedVersion } from "./content/issue.ts";
import { shoots } from "./content/lookbook.ts";
import { site } from "./site.ts";

const registry = joinRegistries(coreBlocks, fashionBlocks);

test("the document is valid, knows all its blocks and survives JSON", () => {
  const { site: parsed, unknownBlocks } = parseSite(site, registry);
  expect(unknownBlocks).toEqual([]);
  expect(JSON.parse(JSON.stringify(site))).toEqual(site);
  expect(parsed.pages).toEqual(site.pages);
});

test("every page of the magazine is there, each with one h1", () => {
  expect(Object.keys(site.pages)).toEqual([
    "/",
    "/shop",
    "/collections",
    "/lookbook",
    "/about",
    "/product/:id",
    "/product/404",
    "/cart",
    "/account",
  ]);
  for (const path of pathsOf(site)) {
    const html = renderPage(site, { base: "/demo/fashion", path }, viewsOf(registry));
    expect(html.match(/<h1/g), path).toHaveLength(1);
    expect(html, path).not.toContain(' style="');
  }
});

test("the samples of the house's own blocks are valid", () => {
  for (const { type, schema, samples } of fashionBlocks.values())
    for (const [name, props] of Object.entries(samples))
      expect(schema.safeParse(props).error, `${type} ${name}`).toBeUndefined();
});

test("six collections, told apart by name, some new and some featured", () => {
  expect(new Set(collections.map(({ name }) => name)).size).toBe(6);
  expect(collections.some(({ isNew }) => isNew)).toBe(true);
  expect(collections.some(({ isNew }) => !isNew)).toBe(true);
  expect(collections.filter(({ featured }) => featured).length).toBeGreaterThan(0);
});

test("eight shoots in both orientations, as their pictures are, of collections that exist", () => {
  expect(shoots).toHaveLength(8);
  const names = collections.map(({ name }) => name);
  for (const { title, collection, image, orientation, looks } of shoots) {
    expect(names, title).toContain(collection);
    expect(image.width > image.height ? "landscape" : "portrait", title).toBe(orientation);
    expect(looks.length, title).toBeGreaterThan(0);
  }
  expect(shoots.some(({ orientation }) => orientation === "landscape")).toBe(true);
  expect(shoots.some(({ looks }) => looks.some(({ available }) => !available))).toBe(true);
});

test("what stands before the title was traced from the very picture that the cover shows", () => {
  expect(cover.picture.version).toBe(tracedVersion);
});
