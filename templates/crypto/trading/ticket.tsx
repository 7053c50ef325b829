import { type FormEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import type { Coin } from "../collections.ts";
import { ticket } from "../content/trading.ts";
import { cash, holdings } from "../content/wallet.ts";
import { formatAmount, formatCents, formatPrice } from "../market/figures.ts";
import type { Book } from "../market/sample-market.ts";
import {
  type Account,
  checkOrder,
  feeRate,
  leastOrder,
  mostOf,
  type OrderProblem,
  type OrderSum,
  orderSum,
  readAmount,
  type Side,
  sides,
} from "./order.ts";
import { type PracticeOrder, PracticeSlip } from "./practice-slip.tsx";

type Props = { coin: Coin; side: Side; book: Book; onSide: (side: Side) => void };

const parts = [25, 50, 100];

/** An order ticket that reckons while one types and ends in a slip of paper: nothing is sent, nothing is kept. */
export function Ticket({ coin, side, book, onSide }: Props) {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const [order, setOrder] = useState<PracticeOrder>();
  const field = useRef<HTMLInputElement>(null);
  const returns = useRef(false);

  useEffect(() => {
    if (order || !returns.current) return;
    returns.current = false;
    field.current?.focus();
  }, [order]);

  const coins = holdings.find(({ symbol }) => symbol === coin.symbol)?.amount ?? 0;
  const account: Account = { cash, coins };
  const price = (side === "buy" ? book.asks : book.bids)[0]?.price ?? coin.price;
  const read = readAmount(typed);
  const amount = "amount" in read ? read.amount : 0;
  const sum = orderSum(side, price, amount);
  const problem: OrderProblem | undefined =
    "problem" in read ? read.problem : checkOrder(side, amount, sum, account);

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (problem) field.current?.focus();
    else setOrder({ coin, side, price, amount, sum });
  }

  function begin(): void {
    returns.current = true;
    setOrder(undefined);
    setIsChecked(false);
    setTyped("");
  }

  if (order) return <PracticeSlip order={order} onAgain={begin} />;
  const error = isChecked && problem ? ticket.problems[problem] : undefined;
  return (
    <section className="ticket" aria-labelledby="ticket-title">
      <header className="panel-head">
        <h2 id="ticket-title">{ticket.title}</h2>
        <p>{coin.symbol}</p>
      </header>
      <form noValidate onSubmit={submit}>
        <fieldset className="ticket-sides" disabled={!hydrated}>
          <legend className="sr-only">{ticket.side}</legend>
          {sides.map((name) => (
            <label key={name} data-side={name}>
              <input
                type="radio"
                name="side"
                value={name}
                checked={name === side}
                onChange={() => onSide(name)}
              />
              {ticket.sides[name]}
            </label>
          ))}
        </fieldset>
        <div className="ticket-amount">
          <label htmlFor="amount">Amount in {coin.symbol}</label>
          <input
            ref={field}
            id="amount"
            inputMode="decimal"
            autoComplete="off"
            placeholder="0.000000"
            disabled={!hydrated}
            value={typed}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? "amount-error amount-hint" : "amount-hint"}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p className="ticket-error" id="amount-error" role="alert">
            {error}
          </p>
          <fieldset className="ticket-parts" disabled={!hydrated}>
            <legend className="sr-only">{ticket.parts}</legend>
            {parts.map((part) => (
              <button
                key={part}
                type="button"
                onClick={() => setTyped(partOf(mostOf(side, price, account), part))}
              >
                {part}%
              </button>
            ))}
          </fieldset>
          <p className="ticket-hint" id="amount-hint">
            Up to six decimals, {formatCents(leastOrder)} or more. The practice account has{" "}
            {formatCents(cash)} and {formatAmount(coins, 4)} {coin.symbol}.
          </p>
        </div>
        <Reckoning side={side} price={price} amount={amount} sum={sum} />
        <button className="action" type="submit" disabled={!hydrated}>
          {ticket.sides[side]} {coin.name}, for practice
        </button>
        <p className="ticket-hint">{ticket.rule}</p>
      </form>
    </section>
  );
}

/** A whole number of hundredths of `most`, as the field has it. */
function partOf(most: number, percent: number): string {
  const micros = Math.floor((most * percent) / 100);
  return `${Math.floor(micros / 1_000_000)}.${String(micros % 1_000_000).padStart(6, "0")}`;
}

type ReckoningProps = { side: Side; price: number; amount: number; sum: OrderSum };

/** The formula with its figures in place. */
function Reckoning({ side, price, amount, sum: { value, fee, total } }: ReckoningProps) {
  const { lines } = ticket;
  return (
    <dl className="reckoning">
      <div>
        <dt>
          {lines.value[side]} × amount
          <span>
            {formatPrice(price)} × {formatAmount(amount)}
          </span>
        </dt>
        <dd>{formatCents(value)}</dd>
      </div>
      <div>
        <dt>
          {lines.fee}
          <span>
            {(feeRate / 100).toFixed(2)}% × {formatCents(value)}
          </span>
        </dt>
        <dd>
          {side === "buy" ? "+" : "−"} {formatCents(fee)}
        </dd>
      </div>
      <div className="reckoning-total">
        <dt>{lines.total[side]}</dt>
        <dd>
          <output htmlFor="amount">{formatCents(total)}</output>
        </dd>
      </div>
    </dl>
  );
}
