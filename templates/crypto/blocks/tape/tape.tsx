import type { Resolved } from "../../../../engine/render/resolve.ts";
import { Change } from "../../market/change.tsx";
import { formatPrice } from "../../market/figures.ts";
import "./tape.css";
import type { TapeProps } from "./tape.props.ts";

/** The ticker of an exchange, but at rest: last price and change of each coin in columns of one width. */
export function Tape({ id, label, note, coins }: Resolved<TapeProps> & { id: string }) {
  return (
    <section className="tape" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        {label} {note && <span>{note}</span>}
      </h2>
      <ul>
        {coins.map((coin) => (
          <li key={coin.id}>
            <span>{coin.symbol}</span>
            <b>{formatPrice(coin.price)}</b>
            <Change change={coin.change} />
          </li>
        ))}
      </ul>
    </section>
  );
}
