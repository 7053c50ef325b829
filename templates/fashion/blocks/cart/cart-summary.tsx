import type { MoneyStyle } from "../../../../engine/language/words.ts";
import { totalsOf } from "../../../../engine/order/totals.ts";
import { fillIn } from "../../../fill-in.ts";
import { formatAmount, formatPrice } from "../../money.ts";
import type { SizeWords } from "../../pieces/piece-words.ts";
import { sizeText } from "../../pieces/size-text.ts";
import type { CartProps } from "./cart.props.ts";
import type { CartLine } from "./cart.ts";

type Props = {
  /** Of the block. */
  id: string;
  lines: readonly CartLine[];
  rates: CartProps["rates"];
  words: CartProps["summary"];
  money: MoneyStyle | undefined;
  /** Where the checkout leads. Without one neither it nor Apply does anything: it is a sample. */
  order?: string | undefined;
  /** Of what has been ordered: how sizes are written, as each line is told. */
  sizes?: SizeWords;
};

/** What the lines cost, as a receipt. */
export function CartSummary({ id, lines, rates, words, money, order, sizes }: Props) {
  const { subtotal, shipping, tax, total, saved } = totalsOf(lines, rates);
  const amountOf = (cents: number) => formatAmount(cents, money);
  return (
    <section className="cart-summary" aria-labelledby={`${id}-summary`}>
      <h2 id={`${id}-summary`}>{words.title}</h2>
      <dl>
        {sizes &&
          lines.map(({ id: piece, name, size, quantity, price }) => (
            <div key={`${piece} ${size}`}>
              <dt>
                {quantity} × {name}, {sizeText(size, sizes)}
              </dt>
              <dd>{amountOf(price * quantity)}</dd>
            </div>
          ))}
        <div data-first={sizes && true}>
          <dt>{words.subtotal}</dt>
          <dd>{amountOf(subtotal)}</dd>
        </div>
        <div>
          <dt>{words.shipping}</dt>
          <dd>{shipping === 0 ? words.free : amountOf(shipping)}</dd>
        </div>
        <div>
          <dt>{fillIn(words.tax, { percent: rates.taxPercent })}</dt>
          <dd>{amountOf(tax)}</dd>
        </div>
        {saved > 0 && (
          <div className="cart-saved">
            <dt>{words.saved}</dt>
            <dd>{amountOf(saved)}</dd>
          </div>
        )}
        <div className="cart-total">
          <dt>{words.total}</dt>
          <dd>{amountOf(total)}</dd>
        </div>
      </dl>
      {order && (
        <a className="action" href={order}>
          {words.checkout}
        </a>
      )}
      {!order && !sizes && <SampleCheckout id={id} words={words} />}
      {!sizes && <p>{fillIn(words.freeOver, { amount: formatPrice(rates.freeShippingOver, money) })}</p>}
      {words.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      {!order && !sizes && words.sample && <p>{words.sample}</p>}
    </section>
  );
}

function SampleCheckout({ id, words }: Pick<Props, "id" | "words">) {
  return (
    <>
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
    </>
  );
}
