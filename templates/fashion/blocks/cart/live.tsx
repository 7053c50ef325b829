import { useEffect, useRef, useState } from "react";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import type { Words } from "../../../../engine/language/words.ts";
import { useSiteVisit } from "../../../../engine/live/site-visit.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { mostOfOne } from "../../../../engine/order/order-line.ts";
import { orderWordsOf } from "../../../../engine/order/order-words.ts";
import { totalsOf } from "../../../../engine/order/totals.ts";
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
import { CartOrder } from "./cart-order.tsx";
import { CartSent } from "./cart-sent.tsx";
import { CartSummary } from "./cart-summary.tsx";
import { useOrder } from "./use-order.ts";

/**
 * The cart with its lines and what they cost, or the word that it is empty. Where the visit has a receiver it ends in a
 * checkout that sends them there; elsewhere nothing is sent.
 */
export function Cart(props: Resolved<CartProps> & { id: string; locale: Words }) {
  const { id, locale, title: word, products, begun, count, empty, shop, rates, lines: words } = props;
  const { receiver } = useSiteVisit();
  const { cart: chosen, updateCart } = useVisit(begun);
  const cart = linesOf(chosen, products, receiver ? mostOfOne : undefined);
  // What a shop does not have cannot be asked of it.
  const ordered = receiver ? cart.filter(({ inStock }) => inStock) : cart;
  const hydrated = useHydrated();
  const [news, setNews] = useState("");
  const [sent, setSent] = useState<readonly CartLine[]>();
  const title = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [focusAt, setFocusAt] = useState<number>();
  const isEmpty = cart.length === 0;
  const orderWords = orderWordsOf(props);
  const { progress, submit } = useOrder(receiver, () => {
    setSent(ordered);
    updateCart({ type: "clear" });
  });
  const isSending = progress === "sending";

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
    <div className="cart" data-live={(receiver && hydrated) || undefined}>
      <PageTitle tabIndex={-1} ref={title}>
        <Lean word={word} />
      </PageTitle>
      <p className="sr-only" role="status">
        {news}
      </p>
      {isEmpty && sent && (
        <CartSent {...props} lines={sent} words={orderWords.confirmation} money={locale.money} />
      )}
      {isEmpty && !sent && (
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
          <fieldset className="cart-lines" disabled={!hydrated || isSending}>
            <legend className="sr-only">
              <h2>{words.label}</h2>
            </legend>
            {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
            <ul role="list" ref={list}>
              {cart.map((line) => (
                <li key={`${line.id} ${line.size}`}>
                  <CartLineView
                    {...props}
                    line={line}
                    most={receiver ? mostOfOne : undefined}
                    onQuantity={(quantity) => set(line, quantity)}
                  />
                </li>
              ))}
            </ul>
            <div className="actions">
              <a className="action-quiet" href={shop.href}>
                {shop.label}
              </a>
              <button className="action-quiet" type="button" onClick={clear}>
                {props.clear}
              </button>
            </div>
          </fieldset>
          {(ordered.length > 0 || !receiver) && (
            <CartSummary
              id={id}
              lines={ordered}
              rates={rates}
              words={props.summary}
              money={locale.money}
              order={receiver && `#${id}-order`}
            />
          )}
        </>
      )}
      {receiver && !(isEmpty && sent) && (
        <CartOrder
          id={id}
          lines={ordered}
          total={totalsOf(ordered, rates).total}
          words={orderWords}
          locale={locale}
          isSending={isSending}
          isFailed={progress === "failed"}
          onSubmit={submit}
        />
      )}
    </div>
  );
}

Cart.opensPage = true;
