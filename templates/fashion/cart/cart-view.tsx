import { useEffect, useRef, useState } from "react";
import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { Lean } from "../blocks/lean/lean.tsx";
import { cartWords } from "../content/cart.ts";
import { updateCart, useVisit } from "../visit-store.ts";
import "../blocks/lean/lean.css";
import { type CartLine, countOf, countText } from "./cart.ts";
import "./cart.css";
import { CartLineView } from "./cart-line-view.tsx";
import { CartSummary } from "./cart-summary.tsx";

/** The cart with its lines and what they cost, or the word that it is empty. */
export function CartView() {
  const addressOf = useAddressOf();
  const { cart } = useVisit();
  const hydrated = useHydrated();
  const [news, setNews] = useState("");
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [focusAt, setFocusAt] = useState<number>();
  const isEmpty = cart.length === 0;

  // What was pressed is gone with its line: the focus goes on to the next one, or to the title.
  useEffect(() => {
    if (focusAt === undefined) return;
    const names = list.current?.querySelectorAll<HTMLElement>(".cart-name a") ?? [];
    (names[Math.min(focusAt, names.length - 1)] ?? title.current)?.focus();
    setFocusAt(undefined);
  }, [focusAt]);

  function set(line: CartLine, quantity: number): void {
    updateCart({ type: "set", line, quantity });
    setNews(
      quantity === 0 ? `${line.name} removed from your cart.` : `${line.name}: ${quantity} in your cart.`,
    );
    if (quantity === 0) setFocusAt(cart.indexOf(line));
  }

  function clear(): void {
    updateCart({ type: "clear" });
    setNews("Your cart is empty.");
    setFocusAt(0);
  }

  return (
    <div className="block">
      <div className="cart">
        <h1 tabIndex={-1} ref={title}>
          <Lean word={cartWords.title} />
        </h1>
        <p className="sr-only" role="status">
          {news}
        </p>
        {isEmpty && (
          <div className="cart-empty">
            <p className="cart-empty-title">{cartWords.empty}</p>
            <p>{cartWords.emptyMore}</p>
            <a className="action" href={addressOf("/shop")}>
              Continue Shopping
            </a>
          </div>
        )}
        {!isEmpty && (
          <>
            <p className="cart-count">
              <span className="leaning">{countOf(cart)}</span> {countText(countOf(cart)).split(" ")[1]}
            </p>
            <fieldset className="cart-lines" disabled={!hydrated}>
              <legend className="sr-only">
                <h2>What lies in it</h2>
              </legend>
              {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
              <ul role="list" ref={list}>
                {cart.map((line) => (
                  <li key={`${line.id} ${line.size}`}>
                    <CartLineView line={line} onQuantity={(quantity) => set(line, quantity)} />
                  </li>
                ))}
              </ul>
              <div className="actions">
                <a className="action-quiet" href={addressOf("/shop")}>
                  Continue Shopping
                </a>
                <button className="action-quiet" type="button" onClick={clear}>
                  Clear Cart
                </button>
              </div>
            </fieldset>
            <CartSummary lines={cart} />
          </>
        )}
      </div>
    </div>
  );
}
