import { Suspense, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useHydrated } from "../../../components/ui/use-hydrated.ts";
import { type HouseId, houses } from "../content/houses.ts";
import { HouseList } from "./house-list.tsx";
import { HouseMap } from "./house-map.tsx";
import { ListingsFilters } from "./listings-filters.tsx";
import "../drawing/town-map.css";
import "./listings.css";
import {
  formatListingsQuery,
  type ListingsQuery,
  parseListingsQuery,
  selectHouses,
} from "./listings-query.ts";

/** The listings, as a map with its schedule or as a list of plates. All they are asked stands in the address. */
export function Listings() {
  const [query, change] = useListingsQuery();
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
        <h1>Listings</h1>
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
            <h2>Nothing stands here</h2>
            <p>
              No house fits all of it. We have nine, and they were built before you asked: loosen one line, or
              take all three back.
            </p>
            <button className="action" type="button" onClick={reset}>
              Show all nine
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

/** What the address asks for, and the way to ask for something else. The built page is the one without a query. */
function useListingsQuery(): [ListingsQuery, (change: Partial<ListingsQuery>) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = parseListingsQuery(useHydrated() ? search : "");
  function change(changes: Partial<ListingsQuery>): void {
    void navigate({ search: formatListingsQuery({ ...query, ...changes }) }, { preventScrollReset: true });
  }
  return [query, change];
}
