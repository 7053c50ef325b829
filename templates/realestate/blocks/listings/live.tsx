import { useRef, useState } from "react";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { useQuery } from "../../../../engine/live/use-query.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { HouseList } from "./house-list.tsx";
import { HouseMap } from "./house-map.tsx";
import { ListingsFilters } from "./listings-filters.tsx";
import "../../drawing/town-map.css";
import "./listings.css";
import type { ListingsProps } from "./listings.props.ts";
import { formatListingsQuery, parseListingsQuery, selectHouses } from "./listings-query.ts";

/** The listings, as a map with its schedule or as a list of plates. All they are asked stands in the address. */
export function Listings(props: Resolved<ListingsProps>) {
  const { title, houses, count, none, filters, map } = props;
  const [query, change] = useQuery((search) => parseListingsQuery(search, props), formatListingsQuery);
  const [pointed, setPointed] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const found = selectHouses(houses, query, props.prices);

  function reset(): void {
    change({ type: undefined, price: undefined, beds: undefined });
    // The button that was pressed goes with what it took back.
    status.current?.focus();
  }

  const isNarrowed = found.length < houses.length;
  return (
    <div className="listings">
      <PageTitle data-long={title.length > 12 || undefined}>{title}</PageTitle>
      <p className="listings-count" role="status" tabIndex={-1} ref={status}>
        {found.length} {found.length === 1 ? count.one : count.many}
      </p>
      {filters && (
        <ListingsFilters
          {...props}
          filters={filters}
          query={query}
          onChange={change}
          onReset={isNarrowed && found.length > 0 ? reset : undefined}
        />
      )}
      {found.length === 0 ? (
        <div className="listings-none">
          <h2>{none.title}</h2>
          <p>{none.text}</p>
          <button className="action" type="button" onClick={reset}>
            {none.reset}
          </button>
        </div>
      ) : query.view === "list" || !map ? (
        <HouseList {...props} found={found} />
      ) : (
        <HouseMap {...props} map={map} found={found} pointed={pointed} onPoint={setPointed} />
      )}
    </div>
  );
}

Listings.opensPage = true;
