import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate, useNavigationType } from "react-router";
import { useHydrated } from "../../../components/ui/use-hydrated.ts";
import { coins } from "../content/coins.ts";
import { sampledAt } from "../content/market.ts";
import { markets } from "../content/markets.ts";
import { CoinTable } from "./coin-table.tsx";
import { MarketStats } from "./market-stats.tsx";
import "./markets.css";
import {
  formatMarketsQuery,
  type MarketsQuery,
  parseMarketsQuery,
  type SortKey,
  selectCoins,
  turnSort,
} from "./markets-query.ts";

/** The markets: four figures, and a table that knows how it is sorted and filtered from its address. */
export function Markets() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [find, setFind] = useFind();
  const query = { ...parseMarketsQuery(hydrated ? search : ""), find };
  const found = selectCoins(coins, query);
  const field = useRef<HTMLInputElement>(null);

  function show(next: MarketsQuery, replace = false): void {
    void navigate({ search: formatMarketsQuery(next) }, { preventScrollReset: true, replace });
  }

  /** Asks the address, which is ahead of what is shown when somebody presses twice. */
  function sort(key: SortKey): void {
    show(turnSort({ ...parseMarketsQuery(window.location.search), find }, key));
  }

  function look(find: string): void {
    setFind(find);
    show({ ...query, find }, true);
  }

  function reset(): void {
    look("");
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
            <Filter find={find} field={field} onFind={look} />
            <p role="status">
              {found.length} of {coins.length} coins
            </p>
          </div>
          {found.length > 0 ? (
            <CoinTable coins={found} query={query} onSort={sort} />
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

/** What is looked for: what is typed leads and the address follows, but where somebody goes to another address. */
function useFind(): [string, (find: string) => void] {
  const { key, search } = useLocation();
  const isOwn = useNavigationType() === "REPLACE";
  const [find, setFind] = useState("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    const asked = parseMarketsQuery(search).find;
    if (!isOwn) setFind((typed) => (typed.trim() === asked ? typed : asked));
  }, [key]);
  return [find, setFind];
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
