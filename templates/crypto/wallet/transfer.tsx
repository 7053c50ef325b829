import { type FormEvent, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { amountProblems, transfer } from "../content/wallet.ts";
import { formatAmount } from "../market/figures.ts";
import { readAmount } from "../trading/order.ts";
import { addressProblem, groupsOf } from "./address.ts";
import { held } from "./held.ts";

type Done = { symbol: string; amount: number; to: string };
type Errors = { to: string | undefined; amount: string | undefined };

/** A form that checks an address and an amount as a wallet would, and then does nothing with them. */
export function Transfer() {
  const hydrated = useHydrated();
  const [symbol, setSymbol] = useState<string>(held[0]?.symbol ?? "");
  const [to, setTo] = useState("");
  const [typed, setTyped] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const [done, setDone] = useState<Done>();
  const field = useRef<HTMLInputElement>(null);
  const amountField = useRef<HTMLInputElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const wasDone = useRef(false);

  useEffect(() => {
    if (wasDone.current === Boolean(done)) return;
    wasDone.current = Boolean(done);
    (done ? title : field).current?.focus();
  }, [done]);

  const holds = held.find((holding) => holding.symbol === symbol)?.amount ?? 0;
  const read = readAmount(typed);
  const wrongAddress = addressProblem(to);
  const errors: Errors = {
    to: wrongAddress && transfer.addressProblems[wrongAddress],
    amount: amountError(read, symbol, holds),
  };

  function submit(event: FormEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (errors.to) field.current?.focus();
    else if (errors.amount || "problem" in read) amountField.current?.focus();
    else setDone({ symbol, amount: read.amount, to: to.replaceAll(/\s/g, "").toLowerCase() });
  }

  function begin(): void {
    setDone(undefined);
    setIsChecked(false);
    setTo("");
    setTyped("");
  }

  if (done)
    return (
      <section className="transfer" aria-labelledby="transfer-title">
        <h2 id="transfer-title" tabIndex={-1} ref={title}>
          {transfer.done.title}
        </h2>
        <p className="transfer-figure">
          {formatAmount(done.amount)} {done.symbol}
        </p>
        <p className="transfer-to">{groupsOf(done.to).join(" ")}</p>
        <p>{transfer.done.text}</p>
        <button className="action" type="button" onClick={begin}>
          {transfer.again}
        </button>
      </section>
    );

  const shown = isChecked ? errors : { to: undefined, amount: undefined };
  return (
    <section className="transfer" aria-labelledby="transfer-title">
      <h2 id="transfer-title">{transfer.title}</h2>
      <p className="lead">{transfer.text}</p>
      <form noValidate onSubmit={submit}>
        <label htmlFor="transfer-coin">{transfer.coin}</label>
        <select
          id="transfer-coin"
          value={symbol}
          disabled={!hydrated}
          onChange={(event) => setSymbol(event.target.value)}
        >
          {held.map(({ coin }) => (
            <option key={coin.symbol} value={coin.symbol}>
              {coin.name}
            </option>
          ))}
        </select>
        <label htmlFor="transfer-to">{transfer.to}</label>
        <input
          ref={field}
          id="transfer-to"
          value={to}
          disabled={!hydrated}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={shown.to ? true : undefined}
          aria-describedby={shown.to ? "transfer-to-error transfer-to-hint" : "transfer-to-hint"}
          onChange={(event) => setTo(event.target.value)}
        />
        <p className="transfer-error" id="transfer-to-error" role="alert">
          {shown.to}
        </p>
        <p className="transfer-hint" id="transfer-to-hint">
          {transfer.toHint}
        </p>
        <button
          className="action-quiet"
          type="button"
          disabled={!hydrated}
          onClick={() => setTo(held.at(-1)?.address ?? "")}
        >
          {transfer.example}
        </button>
        <label htmlFor="transfer-amount">
          {transfer.amount} in {symbol}
        </label>
        <input
          ref={amountField}
          id="transfer-amount"
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          disabled={!hydrated}
          aria-invalid={shown.amount ? true : undefined}
          aria-describedby={
            shown.amount ? "transfer-amount-error transfer-amount-hint" : "transfer-amount-hint"
          }
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="transfer-error" id="transfer-amount-error" role="alert">
          {shown.amount}
        </p>
        <p className="transfer-hint" id="transfer-amount-hint">
          The wallet holds {formatAmount(holds)} {symbol}.
        </p>
        <button className="action" type="submit" disabled={!hydrated}>
          {transfer.submit}
        </button>
      </form>
    </section>
  );
}

function amountError(read: ReturnType<typeof readAmount>, symbol: string, holds: number): string | undefined {
  if ("problem" in read) return amountProblems[read.problem];
  return read.amount > holds ? `The wallet holds ${formatAmount(holds)} ${symbol}, and no more.` : undefined;
}
