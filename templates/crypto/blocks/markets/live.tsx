import { type RefObject, useRef } from "react";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { useDraft } from "../../../../engine/live/use-draft.ts";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { useQuery } from "../../../../engine/live/use-query.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { CoinTable } from "./coin-table.tsx";
import { MarketStats } from "./market-stats.tsx";
import "./markets.css";
import type { MarketsProps } from "./markets.props.ts";
import { formatMarketsQuery, parseMarketsQuery, selectCoins, turnSort } from "./markets-query.ts";

/** The markets: four figures, and a table that knows how it is sorted and filtered from its address. */
export function Markets({ coins, figures, whole, ...words }: Resolved<MarketsProps> & { id: string }) {
  const [query, ask] = useQuery(parseMarketsQuery, formatMarketsQuery);
  const [find, type] = useDraft(query.find, (find) => ask({ find }, { replace: true }));
  const found = selectCoins(coins, query);
  const field = useRef<HTMLInputElement>(null);

  function reset(): void {
    type("");
    field.current?.focus();
  }

  return (
    <div className="markets">
      <header className="markets-head">
        <PageTitle>{words.title}</PageTitle>
        {words.lead && <p className="lead">{words.lead}</p>}
        {words.sample && <p className="markets-sample">{words.sample}</p>}
      </header>
      <MarketStats figures={figures} coins={coins} whole={whole} />
      <section aria-label={words.table}>
        <div className="markets-find">
          <Filter {...words.find} find={find} field={field} onFind={type} />
          <p role="status">{fill(fill(words.count, found.length), coins.length)}</p>
        </div>
        {found.length > 0 ? (
          <CoinTable
            {...words}
            coins={found}
            query={query}
            onSort={(key) => ask(turnSort(query, key))}
            first={coins[0]?.id}
          />
        ) : (
          <div className="markets-none">
            <h2>{words.none.title}</h2>
            <p>{words.none.text}</p>
            <button className="action" type="button" onClick={reset}>
              {words.none.reset}
            </button>
          </div>
        )}
      </section>
    </div>
  );
}

Markets.opensPage = true;

type FilterProps = MarketsProps["find"] & {
  find: string;
  field: RefObject<HTMLInputElement | null>;
  onFind: (find: string) => void;
};

function Filter({ label, placeholder, find, field, onFind }: FilterProps) {
  const hydrated = useHydrated();
  return (
    <label>
      {label}
      <input
        ref={field}
        type="search"
        value={find}
        placeholder={placeholder}
        maxLength={40}
        autoComplete="off"
        spellCheck={false}
        disabled={!hydrated}
        onChange={(event) => onFind(event.target.value)}
      />
    </label>
  );
}
