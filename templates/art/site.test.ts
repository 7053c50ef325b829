import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { businessData } from "../../engine/facts/business-data.ts";
import { artBlocks } from "./blocks/blocks.ts";
import { roster } from "./content/artists.ts";
import { wall } from "./content/home.ts";
import { categories, works } from "./content/works.ts";
import { shows } from "./gallery/gallery-query.ts";
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
  expect(Object.values(shows)).toEqual([
    "All",
    "Featured",
    "Digital Art",
    "Photography",
    "Painting",
    "3D Art",
  ]);
});

test("all nine hang on the home page with price and likes as text", () => {
  expect(wall.works).toHaveLength(9);
  expect(wall.works[0]).toMatchObject({
    size: "200 × 140 cm",
    price: "$64,000",
    likes: "231 likes",
    href: "/gallery?work=weather",
  });
});

test("every artist has a life", () => {
  for (const { facts, text } of roster.artists) {
    expect(facts).toMatch(/^Born \d{4}, works in /);
    expect(text.length).toBeGreaterThan(40);
  }
});

test("search engines are told that this is an art gallery", () => {
  expect(businessData(site, site.seo.business)).toMatchObject({ "@type": "ArtGallery", name: "Ovale" });
});
