import { totalsOf } from "../../../../engine/order/totals.ts";
import { fillIn } from "../../../fill-in.ts";
import { formatAmount, formatPrice } from "../../money.ts";
import type { CartProps } from "./cart.props.ts";
import type { CartLine } from "./cart.ts";

type Props = {
  /** Of the block. */
  id: string;
  lines: readonly CartLine[];
  rates: CartProps["rates"];
  words: CartProps["summary"];
};

/** What the lines cost, as a receipt. Neither Apply nor Checkout does anything: it is a sample. */
export function CartSummary({ id, lines, rates, words }: Props) {
  const { subtotal, shipping, tax, total, saved } = totalsOf(lines, rates);
  return (
    <section className="cart-summary" aria-labelledby={`${id}-summary`}>
      <h2 id={`${id}-summary`}>{words.title}</h2>
      <dl>
        <div>
          <dt>{words.subtotal}</dt>
          <dd>{formatAmount(subtotal)}</dd>
        </div>
        <div>
          <dt>{words.shipping}</dt>
          <dd>{shipping === 0 ? words.free : formatAmount(shipping)}</dd>
        </div>
        <div>
          <dt>{fillIn(words.tax, { percent: rates.taxPercent })}</dt>
          <dd>{formatAmount(tax)}</dd>
        </div>
        {saved > 0 && (
          <div className="cart-saved">
            <dt>{words.saved}</dt>
            <dd>{formatAmount(saved)}</dd>
          </div>
        )}
        <div className="cart-total">
          <dt>{words.total}</dt>
          <dd>{formatAmount(total)}</dd>
        </div>
      </dl>
      <button className="action" type="button">
        {words.checkout}
      </button>
      <div className="cart-promo">
        <label htmlFor={`${id}-promo`}>{words.promo}</label>
        <input
          id={`${id}-promo`}
          type="text"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button className="action-quiet" type="button">
          {words.apply}
        </button>
      </div>
      <p>{fillIn(words.freeOver, { amount: formatPrice(rates.freeShippingOver) })}</p>
      {words.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}
