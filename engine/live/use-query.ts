import { useState } from "react";
import { useSiteVisit } from "./site-visit.ts";
import { useHydrated } from "./use-hydrated.ts";

/**
 * What the page's address asks for, as `parse` reads it, and the way to ask for something else, written by `format`. The
 * built page is the one without a query. `replace` leaves no trace to go back to, as typing should not.
 */
export function useQuery<Query>(
  parse: (search: string) => Query,
  format: (query: Query) => string,
): [Query, (change: Partial<Query>, how?: { replace: boolean }) => void] {
  const { search, key, navigate } = useSiteVisit();
  const hydrated = useHydrated();
  // The address follows a moment later: until it does, what was asked for at the old one is shown.
  const [asked, setAsked] = useState<{ at: string; query?: Query }>({ at: key });
  if (asked.at !== key) setAsked({ at: key });
  const query = (asked.at === key ? asked.query : undefined) ?? parse(hydrated ? search : "");
  function change(changes: Partial<Query>, how = { replace: false }): void {
    const next = { ...query, ...changes };
    setAsked({ at: key, query: next });
    navigate({ search: format(next) }, { preventScrollReset: true, ...how });
  }
  return [query, change];
}
