import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { businessData } from "../../engine/facts/business-data.ts";
import { drawSite } from "../draw-site.ts";
import { artBlocks } from "./blocks/blocks.ts";
import { categories } from "./collections.ts";
import { roster } from "./content/artists.ts";
import { works as gallery } from "./content/gallery.ts";
import { works } from "./content/works.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, artBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("there are nine works, each by another artist, and each category has some", () => {
  expect(works).toHaveLength(9);
  for (const key of ["id", "title", "artist", "picture"] as const)
    expect(new Set(works.map((work) => work[key])).size).toBe(9);
  expect(new Set(works.map(({ category }) => category))).toEqual(new Set(categories));
});

test("the chips are All, Featured, Digital Art, Photography, Painting and 3D Art", () => {
  expect(Object.values(gallery.shows)).toEqual([
    "All",
    "Featured",
    "Digital Art",
    "Photography",
    "Painting",
    "3D Art",
  ]);
});

test("all nine hang on the home page with price and likes as text", () => {
  const [home] = drawSite(site, joinRegistries(coreBlocks, artBlocks));
  const html = home?.html ?? "";
  const wall = html.slice(html.indexOf("wall-walk"), html.indexOf("wall-door"));
  expect(wall.match(/class="hung"/g)).toHaveLength(9);
  for (const text of ["200 × 140 cm", "$64,000", "231 likes", 'href="/gallery?work=weather"'])
    expect(wall).toContain(text);
});

test("every artist has a life", () => {
  for (const { facts, text } of roster.artists) {
    expect(facts).toMatch(/^Born \d{4}, works in /);
    expect(text?.length).toBeGreaterThan(40);
  }
});

test("search engines are told that this is an art gallery", () => {
  expect(businessData(site, site.seo.business)).toMatchObject({ "@type": "ArtGallery", name: "Ovale" });
});
