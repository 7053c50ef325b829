import type { Coin } from "../collections.ts";
import { drawsOf } from "./draws.ts";
import { unitOf } from "./figures.ts";

/** Half an hour of trading; prices as in `Coin.price`. */
export type Candle = { open: number; high: number; low: number; close: number; volume: number };

/** One price of an order book, with the amount that waits there (millionths of a coin) and all up to it. */
export type Level = { price: number; amount: number; sum: number };

export type Book = { bids: Level[]; asks: Level[] };

type Quoted = Pick<Coin, "symbol" | "price" | "change">;

/** A course of `count` points around 100 that ends `change` (hundredths of a per cent) from where it began. */
export function courseOf({ symbol, week }: Pick<Coin, "symbol" | "week">, count = 28): number[] {
  return walk(`${symbol} week`, count, 100 / (1 + week / 10_000), 100, Math.abs(week) / 900 + 0.9);
}

/** The last 24 hours in candles of half an hour: the first opens `change` away, the last closes at the price. */
export function candlesOf({ symbol, price, change }: Quoted, count = 48): Candle[] {
  const draw = drawsOf(`${symbol} candles`);
  const first = price / (1 + change / 10_000);
  const line = walk(`${symbol} day`, count + 1, first, price, 0.42).map(Math.round);
  return line.slice(1).map((close, index) => {
    const open = line[index] ?? close;
    const wick = () => Math.round((price * draw(2, 34)) / 20_000);
    return {
      open,
      close,
      high: Math.max(open, close) + wick(),
      low: Math.min(open, close) - wick(),
      volume: draw(20, 60) + Math.round((Math.abs(close - open) / price) * 9_000),
    };
  });
}

/** The order book of a coin: `depth` prices on either side of its last one, the best first. */
export function bookOf({ symbol, price }: Pick<Quoted, "symbol" | "price">, depth = 9): Book {
  const draw = drawsOf(`${symbol} book`);
  // No finer than the price is written, so that a formula with it adds up as it is read.
  const unit = unitOf(price);
  const tick = Math.max(unit, Math.round(price / 9_000 / unit) * unit);
  function side(sign: 1 | -1): Level[] {
    let at = price;
    let sum = 0;
    return Array.from({ length: depth }, (_, index) => {
      at += sign * tick * draw(1, 3);
      const dollars = draw(400, 2600) * (1 + index / 3);
      const amount = Math.round((dollars * 1e10) / at / 100) * 100;
      sum += amount;
      return { price: at, amount, sum };
    });
  }
  return { bids: side(-1), asks: side(1) };
}

/** A bridge between two values: it wanders by some per cent, but ends where it must. */
function walk(name: string, count: number, from: number, to: number, unrest: number): number[] {
  const draw = drawsOf(name);
  let drift = 0;
  const drifts = Array.from({ length: count }, () => {
    drift = drift * 0.96 + draw(-100, 100) / 100;
    return drift;
  });
  const [first = 0, last = 0] = [drifts[0], drifts.at(-1)];
  return drifts.map((value, index) => {
    const along = index / (count - 1);
    const bridge = value - first * (1 - along) - last * along;
    return (from + (to - from) * along) * (1 + (bridge * unrest) / 100);
  });
}
