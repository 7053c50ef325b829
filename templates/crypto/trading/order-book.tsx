import type { Coin } from "../collections.ts";
import { trading } from "../content/trading.ts";
import { formatAmount, formatPrice } from "../market/figures.ts";
import type { Book, Level } from "../market/sample-market.ts";

/** Asks from the highest down, the spread, bids from the best down; behind each price what has piled up to it. */
export function OrderBook({ coin, book: { bids, asks } }: { coin: Coin; book: Book }) {
  const most = Math.max(bids.at(-1)?.sum ?? 1, asks.at(-1)?.sum ?? 1);
  const decimals = coin.price > 1_000_000 ? 4 : 1;
  const spread = (asks[0]?.price ?? 0) - (bids[0]?.price ?? 0);
  return (
    <section className="book" aria-labelledby="book-title">
      <header className="panel-head">
        <h2 id="book-title">{trading.book.title}</h2>
        <p>{coin.symbol}</p>
      </header>
      <Side name={trading.book.asks} side="ask" levels={asks.toReversed()} most={most} decimals={decimals} />
      <p className="book-spread">
        <span>{trading.book.spread}</span> {formatPrice(spread, coin.price)}
      </p>
      <Side name={trading.book.bids} side="bid" levels={bids} most={most} decimals={decimals} />
    </section>
  );
}

type SideProps = { name: string; side: "ask" | "bid"; levels: Level[]; most: number; decimals: number };

function Side({ name, side, levels, most, decimals }: SideProps) {
  return (
    <div className="book-side" data-side={side}>
      <svg viewBox={`0 0 100 ${levels.length}`} preserveAspectRatio="none" aria-hidden="true">
        {levels.map(({ price, sum }, index) => {
          const width = Math.round((sum / most) * 100);
          return <rect key={price} x={100 - width} y={index + 0.04} width={width} height="0.92" />;
        })}
      </svg>
      <table>
        <caption className="sr-only">{name}</caption>
        <thead>
          <tr>
            <th scope="col">{side === "ask" ? "Ask" : "Bid"}</th>
            <th scope="col">Amount</th>
            <th scope="col">Sum</th>
          </tr>
        </thead>
        <tbody>
          {levels.map(({ price, amount, sum }) => (
            <tr key={price}>
              <th scope="row">{formatPrice(price)}</th>
              <td>{formatAmount(amount, decimals)}</td>
              <td>{formatAmount(sum, decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
