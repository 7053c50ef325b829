import { coinOf } from "../../content/coins.ts";
import { Change } from "../../market/change.tsx";
import { formatPrice } from "../../market/figures.ts";
import "./tape.css";
import type { TapeProps } from "./tape.props.ts";

/** The ticker of an exchange, but at rest: last price and change of each coin in columns of one width. */
export function Tape({ id, label, note, symbols }: TapeProps & { id: string }) {
  return (
    <section className="tape" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {label} <span>{note}</span>
      </h2>
      <ul>
        {symbols.map((symbol) => {
          const coin = coinOf(symbol);
          return (
            coin && (
              <li key={symbol}>
                <span>{symbol}</span>
                <b>{formatPrice(coin.price)}</b>
                <Change change={coin.change} />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
