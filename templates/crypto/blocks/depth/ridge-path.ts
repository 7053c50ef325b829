import type { Offer } from "../../collections.ts";
import { bookOf, type Level } from "../../market/sample-market.ts";

const levels = 18;
const middle = 720;
const floor = 400;
/** The outermost steps end outside what is seen. */
const beyond = middle + 16;

/**
 * A coin's book as two terraced slopes, `height` high at the rims; they begin at the best prices, `spread` from the middle.
 * What has no book has the slopes of its name.
 */
export function ridgePath(
  { name, symbol = name, price = 1_000_000 }: Pick<Offer, "name" | "symbol" | "price">,
  height: number,
  spread: number,
): string {
  const { bids, asks } = bookOf({ symbol, price }, levels);
  const most = Math.max(bids.at(-1)?.sum ?? 1, asks.at(-1)?.sum ?? 1);
  const across = Math.round((beyond - spread) / levels);
  const side = (sums: Level[], sign: 1 | -1) => {
    const heights = sums.map(({ sum }) => Math.round((sum / most) ** 0.85 * height));
    const steps = heights.map((tall, index) => `v${(heights[index - 1] ?? 0) - tall}h${sign * across}`);
    return `M${middle + sign * spread} ${floor}${steps.join("")}V${floor}z`;
  };
  return side(bids, -1) + side(asks, 1);
}
