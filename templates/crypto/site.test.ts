import { expect, test } from "vitest";
import { coreBlocks } from "../../engine/blocks/core-blocks.ts";
import { joinRegistries } from "../../engine/blocks/registry.ts";
import { parseSite } from "../../engine/document/parse-site.ts";
import { cryptoBlocks } from "./blocks/blocks.ts";
import { coins } from "./content/coins.ts";
import { note } from "./content/home.ts";
import { market } from "./content/market.ts";
import { holdings } from "./content/wallet.ts";
import { unitOf } from "./market/figures.ts";
import { bookOf, candlesOf, courseOf } from "./market/sample-market.ts";
import { site } from "./site.ts";
import { addressProblem } from "./wallet/address.ts";

test("the site is a valid document of known blocks, and JSON keeps it whole", () => {
  const copy = JSON.parse(JSON.stringify(site));
  expect(copy).toEqual(site);
  const { site: parsed, unknownBlocks } = parseSite(copy, joinRegistries(coreBlocks, cryptoBlocks));
  expect(unknownBlocks).toEqual([]);
  expect(parsed).toEqual(site);
});

test("the note says the four figures of the market, and its serial number is made of them", () => {
  const figures = [note.headline, ...(note.figures ?? [])].map((figure) => figure?.value);
  expect(figures).toEqual(["$2.1T", "$89B", "52.3%", "73"]);
  expect(note.serial).toBe("DR 2100 0890 5230 73");
});

test("six coins, whose figures add up with those of the market", () => {
  expect(new Set(coins.map(({ symbol }) => symbol)).size).toBe(6);
  const [first] = coins;
  expect(`${((first.marketCap / 2_100_000) * 100).toFixed(1)}%`).toBe(market.dominance.value);
  expect(coins.reduce((sum, { marketCap }) => sum + marketCap, 0)).toBeLessThan(2_100_000);
  expect(coins.reduce((sum, { volume }) => sum + volume, 0)).toBeLessThan(89_000);
  for (const { change, positive } of coins) expect(positive).toBe(change > 0);
});

test("courses, candles and books are the same each time and end at the coin's own figures", () => {
  for (const coin of coins) {
    const course = courseOf(coin);
    expect(course).toEqual(courseOf(coin));
    const [first = 0, last = 0] = [course[0], course.at(-1)];
    expect(Math.round((last / first - 1) * 10_000)).toBe(coin.week);

    const candles = candlesOf(coin);
    expect(candles).toHaveLength(48);
    expect(candles.at(-1)?.close).toBe(coin.price);
    const change = (coin.price / (candles[0]?.open ?? 1) - 1) * 10_000;
    expect(Math.abs(change - coin.change)).toBeLessThan(2);
    for (const { open, high, low, close } of candles) {
      expect(high).toBeGreaterThanOrEqual(Math.max(open, close));
      expect(low).toBeLessThanOrEqual(Math.min(open, close));
    }

    const { bids, asks } = bookOf(coin);
    for (const { price } of [...bids, ...asks]) expect(price % unitOf(coin.price)).toBe(0);
    expect(bids[0]?.price).toBeLessThan(coin.price);
    expect(asks[0]?.price).toBeGreaterThan(coin.price);
    expect(bids.map(({ price }) => price)).toEqual(bids.map(({ price }) => price).toSorted((a, b) => b - a));
    expect(asks.map(({ price }) => price)).toEqual(asks.map(({ price }) => price).toSorted((a, b) => a - b));
  }
});

test("the sample wallet has an address that adds up for each coin", () => {
  expect(holdings.map(({ symbol }) => symbol).toSorted()).toEqual(
    coins.map(({ symbol }) => symbol).toSorted(),
  );
  for (const { address } of holdings) expect(addressProblem(address)).toBeUndefined();
});
