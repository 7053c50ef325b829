import { useEffect, useRef, useState } from "react";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { fillIn } from "../../../fill-in.ts";
import { unitOf } from "../../unit-of.ts";
import { useVisit } from "../../visit-store.ts";
import { Lean } from "../lean/lean.tsx";
import "../lean/lean.css";
import type { CartProps } from "./cart.props.ts";
import { type CartLine, countOf, linesOf } from "./cart.ts";
import "./cart.css";
import { CartLineView } from "./cart-line-view.tsx";
import { CartSummary } from "./cart-summary.tsx";

/** The cart with its lines and what they cost, or the word that it is empty. */
export function Cart(props: Resolved<CartProps> & { id: string }) {
  const { id, title: word, products, begun, count, empty, shop, clear: clearLabel, lines: words } = props;
  const { cart: chosen, updateCart } = useVisit(begun);
  const cart = linesOf(chosen, products);
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
    const { removed, changed } = props.news;
    setNews(fillIn(quantity === 0 ? removed : changed, { piece: line.name, quantity }));
    if (quantity === 0) setFocusAt(cart.indexOf(line));
  }

  function clear(): void {
    updateCart({ type: "clear" });
    setNews(props.news.cleared);
    setFocusAt(0);
  }

  return (
    <div className="cart">
      <PageTitle tabIndex={-1} ref={title}>
        <Lean word={word} />
      </PageTitle>
      <p className="sr-only" role="status">
        {news}
      </p>
      {isEmpty && (
        <div className="cart-empty">
          <p className="cart-empty-title">{empty.title}</p>
          <p>{empty.text}</p>
          <a className="action" href={shop.href}>
            {shop.label}
          </a>
        </div>
      )}
      {!isEmpty && (
        <>
          <p className="cart-count">
            <span className="leaning">{countOf(cart)}</span> {unitOf(countOf(cart), count)}
          </p>
          <fieldset className="cart-lines" disabled={!hydrated}>
            <legend className="sr-only">
              <h2>{words.label}</h2>
            </legend>
            {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
            <ul role="list" ref={list}>
              {cart.map((line) => (
                <li key={`${line.id} ${line.size}`}>
                  <CartLineView {...props} line={line} onQuantity={(quantity) => set(line, quantity)} />
                </li>
              ))}
            </ul>
            <div className="actions">
              <a className="action-quiet" href={shop.href}>
                {shop.label}
              </a>
              <button className="action-quiet" type="button" onClick={clear}>
                {clearLabel}
              </button>
            </div>
          </fieldset>
          <CartSummary id={id} lines={cart} rates={props.rates} words={props.summary} />
        </>
      )}
    </div>
  );
}

Cart.opensPage = true;
