import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { sampledAt } from "../content/market.ts";
import { cash, wallet } from "../content/wallet.ts";
import { formatCents } from "../market/figures.ts";
import { Allocation } from "./allocation.tsx";
import { worthOfCoins } from "./held.ts";
import { Holdings } from "./holdings.tsx";
import { Transfer } from "./transfer.tsx";
import "./wallet.css";

/** The sample wallet: what it is worth, how it is spread, where it lives, and a transfer to practice. */
export function Wallet() {
  const addressOf = useAddressOf();
  const { keys } = wallet;
  return (
    <>
      <div className="block">
        <div className="wallet">
          <header className="wallet-head">
            <h1>{wallet.title}</h1>
            <p className="lead">{wallet.lead}</p>
            <dl>
              <dt>{wallet.totalLabel}</dt>
              <dd className="wallet-total">{formatCents(worthOfCoins + cash)}</dd>
              <dd>
                {wallet.cashLabel} {formatCents(cash)}. {sampledAt}.
              </dd>
            </dl>
          </header>
          <Allocation />
          <Holdings />
        </div>
      </div>
      <div className="block" data-tone="raised">
        <div className="wallet-lower">
          <Transfer />
          <section className="wallet-keys" aria-labelledby="keys-title">
            <PictureView picture={keys.picture} sizes="(min-width: 60rem) 45vw, 100vw" />
            <p className="eyebrow">{keys.eyebrow}</p>
            <h2 id="keys-title">{keys.title}</h2>
            <ul>
              {keys.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <a className="action-quiet" href={addressOf(keys.link.href)}>
              {keys.link.label}
            </a>
          </section>
        </div>
      </div>
    </>
  );
}
