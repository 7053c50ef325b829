import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { musicBlocks } from "./blocks/blocks.ts";
import { artists } from "./content/artists.ts";
import { crate, lowWaterMarkBack } from "./content/releases.ts";
import { grooveBands, runningTime } from "./groove.ts";
import { site } from "./site.ts";
import { tideLine } from "./tide-line.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, musicBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("every link within the page has a place to land", () => {
  const ids = Object.values(site.pages["/"].sections).map(({ id }) => id);
  const links = JSON.stringify(site).matchAll(/"href":"\/?#([^"]+)"/g);
  for (const [, id] of links) expect(ids).toContain(id);
});

test("each release is by an artist of the label, and no two share a number", () => {
  const names = artists.artists.map(({ name }) => name);
  for (const { artist } of crate.releases) expect(names).toContain(artist);
  expect(new Set(crate.releases.map(({ number }) => number)).size).toBe(crate.releases.length);
});

test("nobody has more followers than listeners", () => {
  for (const { followers, monthlyListeners } of artists.artists)
    expect(followers).toBeLessThan(monthlyListeners);
});

test("the tide stands as high as the listeners are many", () => {
  const { crests } = tideLine([100, 50, 200], { width: 300, height: 212, air: 0 });
  expect(crests).toEqual([
    { x: 50, y: 100, value: 100 },
    { x: 150, y: 150, value: 50 },
    { x: 250, y: 0, value: 200 },
  ]);
});

test("bands of groove are as wide as their songs are long, and end before the label", () => {
  const sides = lowWaterMarkBack.sides.map(({ tracks }) => tracks.map(({ seconds }) => seconds));
  const longest = Math.max(...sides.map((side) => side.reduce((sum, length) => sum + length, 0)));
  for (const side of sides) {
    const bands = grooveBands(side, longest);
    const perSecond = (bands[0]?.width ?? 0) / (side[0] ?? 1);
    for (const [index, { radius, width }] of bands.entries()) {
      expect(width / (side[index] ?? 1)).toBeCloseTo(perSecond, 3);
      expect(radius - width / 2).toBeGreaterThan(57);
    }
  }
});

test("running times read as on a label", () => {
  expect([252, 365, 60, 9].map(runningTime)).toEqual(["4:12", "6:05", "1:00", "0:09"]);
});
