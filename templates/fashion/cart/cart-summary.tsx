import { cartWords } from "../content/cart.ts";
import { formatAmount, formatPrice } from "../money.ts";
import { type CartLine, freeShippingOver, totalsOf } from "./cart.ts";

/** What the lines cost, as a receipt. Neither Apply nor Checkout does anything: it is a sample. */
export function CartSummary({ lines }: { lines: readonly CartLine[] }) {
  const { subtotal, shipping, tax, total, saved } = totalsOf(lines);
  return (
    <section className="cart-summary" aria-labelledby="cart-summary">
      <h2 id="cart-summary">What it comes to</h2>
      <dl>
        <div>
          <dt>Subtotal</dt>
          <dd>{formatAmount(subtotal)}</dd>
        </div>
        <div>
          <dt>Shipping</dt>
          <dd>{shipping === 0 ? "Free" : formatAmount(shipping)}</dd>
        </div>
        <div>
          <dt>Tax (8%)</dt>
          <dd>{formatAmount(tax)}</dd>
        </div>
        {saved > 0 && (
          <div className="cart-saved">
            <dt>You Save</dt>
            <dd>{formatAmount(saved)}</dd>
          </div>
        )}
        <div className="cart-total">
          <dt>Total</dt>
          <dd>{formatAmount(total)}</dd>
        </div>
      </dl>
      <button className="action" type="button">
        Checkout
      </button>
      <div className="cart-promo">
        <label htmlFor="promo">Promo code</label>
        <input id="promo" type="text" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
        <button className="action-quiet" type="button">
          Apply
        </button>
      </div>
      <p>Shipping is free over {formatPrice(freeShippingOver)}.</p>
      <p>{cartWords.returns}</p>
      <p>{cartWords.notice}</p>
    </section>
  );
}
