import { Suspense, useRef, useState } from "react";
import { useQuery } from "../../../engine/live/use-query.ts";
import { type HouseId, houses } from "../content/houses.ts";
import { listingsWords } from "../content/listings.ts";
import { HouseList } from "./house-list.tsx";
import { HouseMap } from "./house-map.tsx";
import { ListingsFilters } from "./listings-filters.tsx";
import "../drawing/town-map.css";
import "./listings.css";
import { formatListingsQuery, parseListingsQuery, selectHouses } from "./listings-query.ts";

/** The listings, as a map with its schedule or as a list of plates. All they are asked stands in the address. */
export function Listings() {
  const [query, change] = useQuery(parseListingsQuery, formatListingsQuery);
  const [pointed, setPointed] = useState<HouseId>();
  const status = useRef<HTMLParagraphElement>(null);
  const found = selectHouses(houses, query);

  function reset(): void {
    change({ type: undefined, price: undefined, beds: undefined });
    // The button that was pressed goes with what it took back.
    status.current?.focus();
  }

  const isNarrowed = found.length < houses.length;
  return (
    <div className="block">
      <div className="listings">
        <h1>{listingsWords.title}</h1>
        <p className="listings-count" role="status" tabIndex={-1} ref={status}>
          {found.length} {found.length === 1 ? "house" : "houses"}
        </p>
        <ListingsFilters
          query={query}
          onChange={change}
          onReset={isNarrowed && found.length > 0 ? reset : undefined}
        />
        {found.length === 0 ? (
          <div className="listings-none">
            <h2>{listingsWords.none.title}</h2>
            <p>{listingsWords.none.text}</p>
            <button className="action" type="button" onClick={reset}>
              {listingsWords.none.reset}
            </button>
          </div>
        ) : query.view === "list" ? (
          <Suspense>
            <HouseList found={found} />
          </Suspense>
        ) : (
          <HouseMap found={found} pointed={pointed} onPoint={setPointed} />
        )}
      </div>
    </div>
  );
}
