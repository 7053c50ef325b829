import type { Resolved } from "../../../../engine/render/resolve.ts";
import { Change } from "../../market/change.tsx";
import { OfferPrice } from "../../market/offer-price.tsx";
import "./tape.css";
import type { TapeProps } from "./tape.props.ts";

/** The ticker of an exchange, but at rest: last price and change of each coin in columns of one width. */
export function Tape({ id, label, note, isPlain, coins }: Resolved<TapeProps> & { id: string }) {
  return (
    <section
      className="tape"
      data-long={label.length > 24 || undefined}
      data-count={coins.length === 6 ? undefined : coins.length}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`}>
        {label} {note && <span>{note}</span>}
      </h2>
      <ul>
        {coins.map(({ name, symbol, change, origin, ...offer }) => (
          <li key={name}>
            <span>{isPlain ? name : (symbol ?? name)}</span>
            <OfferPrice {...offer} />
            {!isPlain && change !== undefined && <Change change={change} />}
            {!symbol && origin && <span>{origin}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
