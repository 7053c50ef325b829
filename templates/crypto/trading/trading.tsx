import type { MouseEvent } from "react";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { useQuery } from "../../../engine/live/use-query.ts";
import { sampledAt } from "../content/market.ts";
import { trading } from "../content/trading.ts";
import { Mark } from "../guilloche/mark.tsx";
import { Change } from "../market/change.tsx";
import { formatPrice } from "../market/figures.ts";
import { bookOf } from "../market/sample-market.ts";
import { coins } from "../market/told-coins.ts";
import { CandleChart } from "./candle-chart.tsx";
import { OrderBook } from "./order-book.tsx";
import { Ticket } from "./ticket.tsx";
import "./trading.css";
import { formatTradingQuery, parseTradingQuery, type TradingQuery } from "./trading-query.ts";

/** The floor for one coin: its day, its book, and a ticket to practice with. Coin and side stand in the address. */
export function Trading() {
  const addressOf = useAddressOf();
  const [{ coin, side }, show] = useQuery(parseTradingQuery, formatTradingQuery);
  const book = bookOf(coin);

  function follow(event: MouseEvent, next: TradingQuery): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(next);
  }

  return (
    <div className="block">
      <div className="trading">
        <nav className="trading-coins" aria-label={trading.coins}>
          {coins.map((other) => {
            const next = { coin: other, side };
            return (
              <a
                key={other.symbol}
                href={addressOf(`/trading${formatTradingQuery(next)}`)}
                aria-current={other.symbol === coin.symbol ? "page" : undefined}
                onClick={(event) => follow(event, next)}
              >
                <Mark symbol={other.symbol} />
                <span>{other.symbol}</span>
                <Change change={other.change} />
              </a>
            );
          })}
        </nav>
        <header className="trading-head">
          <h1>
            <span>{trading.title}</span> {coin.name}
          </h1>
          <p className="trading-price">{formatPrice(coin.price)}</p>
          <p className="trading-note">
            <Change change={coin.change} /> {sampledAt}
          </p>
        </header>
        <CandleChart key={`chart-${coin.symbol}`} coin={coin} />
        <Ticket
          key={`ticket-${coin.symbol}`}
          coin={coin}
          side={side}
          book={book}
          onSide={(side) => show({ side })}
        />
        <OrderBook coin={coin} book={book} />
      </div>
    </div>
  );
}
