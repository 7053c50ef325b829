import { useEffect, useRef } from "react";
import type { MoneyStyle } from "../../../../engine/language/words.ts";
import type { OrderProps } from "../../../../engine/order/order.props.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { CartProps } from "./cart.props.ts";
import type { CartLine } from "./cart.ts";
import { CartSummary } from "./cart-summary.tsx";

type Props = Pick<Resolved<CartProps>, "rates" | "summary" | "size" | "shop"> & {
  id: string;
  /** What was ordered; nothing where it was asked for in words. */
  lines: readonly CartLine[];
  words: OrderProps["confirmation"];
  money: MoneyStyle | undefined;
};

/** Says that an order has arrived, with what it was, and takes the focus: the button that had it is gone. */
export function CartSent({ id, lines, words, shop, rates, summary, size, money }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    title.current?.closest(".cart")?.scrollIntoView();
  }, []);
  return (
    <>
      <section className="cart-empty" aria-labelledby={`${id}-sent`}>
        <h2 className="cart-empty-title" id={`${id}-sent`} tabIndex={-1} ref={title}>
          {words.title}
        </h2>
        <p>{words.text}</p>
        <a className="action" href={shop.href}>
          {words.againLabel}
        </a>
      </section>
      {lines.length > 0 && (
        <CartSummary id={id} lines={lines} rates={rates} words={summary} money={money} sizes={size} />
      )}
    </>
  );
}
