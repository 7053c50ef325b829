import { useAddressOf } from "../../../engine/live/site-visit.ts";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { coins as allCoins, type Coin } from "../content/coins.ts";
import { markets } from "../content/markets.ts";
import { Mark } from "../guilloche/mark.tsx";
import { Change } from "../market/change.tsx";
import { formatMillions, formatPrice } from "../market/figures.ts";
import { courseOf } from "../market/sample-market.ts";
import { Sparkline } from "../market/sparkline.tsx";
import { formatTradingQuery } from "../trading/trading-query.ts";
import type { MarketsQuery, SortKey } from "./markets-query.ts";

type Props = { coins: readonly Coin[]; query: MarketsQuery; onSort: (key: SortKey) => void };

const columns: readonly { key: SortKey; label: string }[] = [
  { key: "coin", label: "Coin" },
  { key: "price", label: "Price" },
  { key: "change", label: "24 h" },
  { key: "week", label: "7 days" },
  { key: "cap", label: "Market cap" },
  { key: "volume", label: "Volume" },
];

const courses = new Map(allCoins.map((coin) => [coin.symbol as string, courseOf(coin)]));

/** A row for each coin. Its roles are spelled out: on narrow screens rows are laid out as grids, which would lose them. */
export function CoinTable({ coins, query, onSort }: Props) {
  const addressOf = useAddressOf();
  const hydrated = useHydrated();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="coin-table" role="table">
      <caption className="sr-only">{markets.tableLabel}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ key, label }) => (
            <th
              key={key}
              role="columnheader"
              scope="col"
              aria-sort={query.sort === key ? (query.isAscending ? "ascending" : "descending") : "none"}
            >
              <button type="button" disabled={!hydrated} onClick={() => onSort(key)}>
                {label}
              </button>
            </th>
          ))}
          <th role="columnheader" scope="col">
            <span className="sr-only">Order</span>
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {coins.map((coin) => (
          <tr key={coin.symbol} role="row">
            <th role="rowheader" scope="row">
              <Mark symbol={coin.symbol} />
              <span>
                {coin.name} <small>{coin.symbol}</small>
              </span>
            </th>
            <td role="cell">{formatPrice(coin.price)}</td>
            <td role="cell">
              <Change change={coin.change} />
            </td>
            <td role="cell" className="coin-week">
              <Sparkline values={courses.get(coin.symbol) ?? []} isUp={coin.week > 0} />
              <Change change={coin.week} />
            </td>
            <td role="cell" data-label="Cap">
              {formatMillions(coin.marketCap)}
            </td>
            <td role="cell" data-label="Vol">
              {formatMillions(coin.volume)}
            </td>
            <td role="cell">
              <a
                className="coin-trade"
                href={addressOf(`/trading${formatTradingQuery({ coin, side: "buy" })}`)}
                aria-label={`${markets.trade} ${coin.name}`}
              >
                {markets.trade}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
