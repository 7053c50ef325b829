import { type RefObject, useRef } from "react";
import { useDraft } from "../../../engine/live/use-draft.ts";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { useQuery } from "../../../engine/live/use-query.ts";
import { coins } from "../content/coins.ts";
import { sampledAt } from "../content/market.ts";
import { markets } from "../content/markets.ts";
import { CoinTable } from "./coin-table.tsx";
import { MarketStats } from "./market-stats.tsx";
import "./markets.css";
import { formatMarketsQuery, parseMarketsQuery, selectCoins, turnSort } from "./markets-query.ts";

/** The markets: four figures, and a table that knows how it is sorted and filtered from its address. */
export function Markets() {
  const [query, ask] = useQuery(parseMarketsQuery, formatMarketsQuery);
  const [find, type] = useDraft(query.find, (find) => ask({ find }, { replace: true }));
  const found = selectCoins(coins, query);
  const field = useRef<HTMLInputElement>(null);

  function reset(): void {
    type("");
    field.current?.focus();
  }

  return (
    <div className="block">
      <div className="markets">
        <header className="markets-head">
          <h1>{markets.title}</h1>
          <p className="lead">{markets.lead}</p>
          <p className="markets-sample">{sampledAt}</p>
        </header>
        <MarketStats />
        <section aria-label={markets.tableLabel}>
          <div className="markets-find">
            <Filter find={find} field={field} onFind={type} />
            <p role="status">
              {found.length} of {coins.length} coins
            </p>
          </div>
          {found.length > 0 ? (
            <CoinTable coins={found} query={query} onSort={(key) => ask(turnSort(query, key))} />
          ) : (
            <div className="markets-none">
              <h2>{markets.none.title}</h2>
              <p>{markets.none.text}</p>
              <button className="action" type="button" onClick={reset}>
                {markets.none.reset}
              </button>
            </div>
          )}
        </section>
      </div>
    </div>
  );
}

type FilterProps = {
  find: string;
  field: RefObject<HTMLInputElement | null>;
  onFind: (find: string) => void;
};

function Filter({ find, field, onFind }: FilterProps) {
  const hydrated = useHydrated();
  return (
    <label>
      {markets.filterLabel}
      <input
        ref={field}
        type="search"
        value={find}
        placeholder={markets.filterHint}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        disabled={!hydrated}
        onChange={(event) => onFind(event.target.value)}
      />
    </label>
  );
}
