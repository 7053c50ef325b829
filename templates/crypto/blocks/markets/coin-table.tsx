import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import type { Coin } from "../../collections.ts";
import { Mark } from "../../guilloche/mark.tsx";
import { Change } from "../../market/change.tsx";
import { formatMillions, formatPrice } from "../../market/figures.ts";
import { courseOf } from "../../market/sample-market.ts";
import { Sparkline } from "../../market/sparkline.tsx";
import type { MarketsProps } from "./markets.props.ts";
import { type MarketsQuery, type SortKey, sortKeys } from "./markets-query.ts";

type Props = Pick<MarketsProps, "table" | "columns" | "units" | "trade"> & {
  coins: readonly Coin[];
  query: MarketsQuery;
  onSort: (key: SortKey) => void;
  /** Of the coin that is traded unless another is asked for. */
  first: string | undefined;
};

/** A row for each coin. Its roles are spelled out: on narrow screens rows are laid out as grids, which would lose them. */
export function CoinTable({ table, columns, units, trade, coins, query, onSort, first }: Props) {
  const hydrated = useHydrated();
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className="coin-table" role="table">
      <caption className="sr-only">{table}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {sortKeys.map(
            (key) =>
              columns[key] && (
                <th
                  key={key}
                  role="columnheader"
                  scope="col"
                  aria-sort={query.sort === key ? (query.isAscending ? "ascending" : "descending") : "none"}
                >
                  <button type="button" disabled={!hydrated} onClick={() => onSort(key)}>
                    {columns[key]}
                  </button>
                </th>
              ),
          )}
          {trade && (
            <th role="columnheader" scope="col">
              <span className="sr-only">{columns.order}</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {coins.map((coin) => (
          <tr key={coin.id} role="row">
            <th role="rowheader" scope="row">
              <Mark symbol={coin.symbol} />
              <span>
                {coin.name} <small>{coin.symbol}</small>
              </span>
            </th>
            <td role="cell">{formatPrice(coin.price)}</td>
            {columns.change && (
              <td role="cell">
                <Change change={coin.change} />
              </td>
            )}
            {columns.week && (
              <td role="cell" className="coin-week">
                <Sparkline values={courseOf(coin)} isUp={coin.week > 0} />
                <Change change={coin.week} />
              </td>
            )}
            {columns.cap && (
              <td role="cell" data-label={columns.capShort}>
                {formatMillions(coin.marketCap, units)}
              </td>
            )}
            {columns.volume && (
              <td role="cell" data-label={columns.volumeShort}>
                {formatMillions(coin.volume, units)}
              </td>
            )}
            {trade && (
              <td role="cell">
                <a
                  className="coin-trade"
                  href={coin.id === first ? trade.href : `${trade.href}?coin=${coin.id}`}
                  aria-label={`${trade.label} ${coin.name}`}
                >
                  {trade.label}
                </a>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  );
}
