import { useEffect, useRef } from "react";
import type { Coin } from "../collections.ts";
import { ticket } from "../content/trading.ts";
import { Braid } from "../guilloche/braid.tsx";
import { Mark } from "../guilloche/mark.tsx";
import { drawsOf } from "../market/draws.ts";
import { formatAmount, formatCents, formatPrice } from "../market/figures.ts";
import type { OrderSum, Side } from "./order.ts";

export type PracticeOrder = { coin: Coin; side: Side; price: number; amount: number; sum: OrderSum };

/** The order as a printed slip; it takes the focus, because the ticket that had it is gone. */
export function PracticeSlip({ order, onAgain }: { order: PracticeOrder; onAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const { coin, side, price, amount, sum } = order;
  const rows = {
    [ticket.sides[side]]: `${formatAmount(amount)} ${coin.symbol}`,
    At: formatPrice(price),
    Value: formatCents(sum.value),
    Fee: formatCents(sum.fee),
    [ticket.lines.total[side]]: formatCents(sum.total),
  };
  return (
    <section className="slip" aria-labelledby="slip-title">
      <Braid id="slip-top" />
      <p className="slip-serial">{serialOf(order)}</p>
      <Mark symbol={coin.symbol} />
      <h2 id="slip-title" tabIndex={-1} ref={title}>
        {ticket.slip.title}
      </h2>
      <dl>
        {Object.entries(rows).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{ticket.slip.text}</p>
      <button className="action" type="button" onClick={onAgain}>
        {ticket.slip.again}
      </button>
      <Braid id="slip-foot" />
    </section>
  );
}

/** A number for the slip that follows from the order, so that the same order prints the same slip. */
function serialOf({ coin, side, amount }: PracticeOrder): string {
  const draw = drawsOf(`${coin.symbol} ${side} ${amount}`);
  const groups = Array.from({ length: 3 }, () => String(draw(0, 9999)).padStart(4, "0"));
  return [coin.symbol, ...groups].join(" ");
}
