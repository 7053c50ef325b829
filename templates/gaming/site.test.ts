import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { gamingBlocks } from "./blocks/blocks.ts";
import { arena, bracket, cells, hero, minimap, seconds } from "./content/arena.ts";
import { games } from "./content/games.ts";
import { streams } from "./content/streams.ts";
import { ringOf } from "./hexagon.ts";
import { site } from "./site.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, gamingBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("every link within the page leads to a section of it", () => {
  const ids = Object.values(site.pages["/"].sections).map(({ id }) => `#${id}`);
  const links = JSON.stringify(site).matchAll(/"href":"(#[^"]*)"/g);
  for (const [, href] of links) expect(ids).toContain(href);
  expect(minimap.sectors.map(({ href }) => href)).toEqual(ids.filter((id) => id !== "#map"));
});

test("a game says its category, players and prize, and the prizes are the purse", () => {
  const purse = games.games.reduce((sum, { prize }) => sum + prize, 0);
  expect(`$${purse.toLocaleString("en-US")}`).toBe(games.purse);
  for (const { category, players, prize } of games.games) {
    expect(category).toBeTruthy();
    expect(players).toMatch(/^[\d,]+$/);
    expect(prize % games.cellWorth).toBe(0);
  }
});

test("each stream shows one of the games, and the first screen says how many watch them all", () => {
  const names = games.games.map(({ name }) => name);
  for (const { game } of streams.streams) expect(names).toContain(game);
  const watching = streams.streams.reduce((sum, { viewers }) => sum + viewers, 0);
  expect(hero.facts.map(({ value }) => value)).toContain(watching.toLocaleString("en-US"));
});

test("who wins a match of the bracket is in the next round", () => {
  const winners = bracket.rounds.map(({ matches }) =>
    matches.map(({ left, right }) => (left.score > right.score ? left : right).tag),
  );
  expect(bracket.rounds[1].matches.flatMap(({ left, right }) => [left.tag, right.tag])).toEqual(winners[0]);
  expect(bracket.final.sides.map(({ tag }) => tag)).toEqual(winners[1]);
});

test("the plan has as many cells as the words say, no two in one place", () => {
  const places = Array.from({ length: arena.rings + 1 }, (_, ring) => ringOf(ring, 10)).flat();
  expect(places).toHaveLength(cells);
  expect(new Set(places.map(String)).size).toBe(cells);
  expect(cells).toBe(217);
  expect((cells - 1) * seconds).toBe(32 * 60 + 24);
});
