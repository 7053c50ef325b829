import type { Coin } from "../../content/coins.ts";
import { bookOf, type Level } from "../../market/sample-market.ts";

const levels = 22;
const middle = 720;
const floor = 400;
/** The outermost steps end outside what is seen. */
const beyond = middle + 4;

/** A coin's book as two terraced slopes, `height` high at the rims; they begin at the best prices, `spread` from the middle. */
export function ridgePath(coin: Coin, height: number, spread: number): string {
  const { bids, asks } = bookOf(coin, levels);
  const most = Math.max(bids.at(-1)?.sum ?? 1, asks.at(-1)?.sum ?? 1);
  const side = (sums: Level[], sign: 1 | -1) =>
    sums.map(({ sum }, index) => {
      const x = middle + sign * (spread + ((beyond - spread) * (index + 1)) / levels);
      return `V${Math.round(floor - (sum / most) ** 0.85 * height)}H${Math.round(x)}`;
    });
  return `M${middle - spread} ${floor}${side(bids, -1).join("")}V${floor}ZM${middle + spread} ${floor}${side(asks, 1).join("")}V${floor}Z`;
}
