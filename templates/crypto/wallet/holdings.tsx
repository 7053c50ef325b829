import { useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { wallet } from "../content/wallet.ts";
import { Mark } from "../guilloche/mark.tsx";
import { formatAmount, formatCents } from "../market/figures.ts";
import { groupsOf } from "./address.ts";
import { type Held, held } from "./held.ts";

type Copied = { symbol: string; isDone: boolean };

/** Each coin with its address, which can be copied; the button says so until another is copied. */
export function Holdings() {
  const hydrated = useHydrated();
  const [copied, setCopied] = useState<Copied>();

  async function copy({ symbol, address }: Held): Promise<void> {
    const isDone = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setCopied({ symbol, isDone });
  }

  return (
    <section className="holdings" aria-labelledby="holdings-title">
      <h2 id="holdings-title">{wallet.addresses}</h2>
      <p className="sr-only" role="status">
        {copied && `${copied.symbol}: ${copied.isDone ? wallet.copied : wallet.notCopied}`}
      </p>
      <ul>
        {held.map((holding) => {
          const { symbol, coin, amount, value, address } = holding;
          const isCopied = copied?.symbol === symbol && copied.isDone;
          return (
            <li key={symbol}>
              <Mark symbol={symbol} />
              <h3>
                {coin.name}{" "}
                <small>
                  {formatAmount(amount, 4)} {symbol}
                </small>
              </h3>
              <p className="holdings-value">{formatCents(value)}</p>
              <p className="holdings-address" aria-label={`${coin.name} address ${address}`} role="img">
                {groupsOf(address).map((group, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: groups never move, and two may be alike
                  <span key={index}>{group}</span>
                ))}
              </p>
              <button
                type="button"
                disabled={!hydrated}
                data-copied={isCopied || undefined}
                aria-label={`${isCopied ? wallet.copied : wallet.copy} ${coin.name} address`}
                onClick={() => void copy(holding)}
              >
                {isCopied ? wallet.copied : wallet.copy}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
