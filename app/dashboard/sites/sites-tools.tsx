import { useEffect, useRef, useState } from "react";
import { inputClass } from "../../components/ui/text-field.tsx";
import { allOf, type SiteCounts } from "./my-sites.ts";
import { sitesContent } from "./sites-content.ts";
import type { SitesQuery } from "./sites-query.ts";

const { filters, search, sort } = sitesContent;

type Props = {
  query: SitesQuery;
  counts: SiteCounts;
  onAsk: (change: Partial<SitesQuery>) => void;
};

/** Which of the sites are shown, and in which order. */
export function SitesTools({ query, counts, onAsk }: Props) {
  const [typed, setTyped] = useState(query.containing);
  const asked = useRef(query.containing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed is waited for
  useEffect(() => {
    if (typed === query.containing) return;
    const timer = setTimeout(() => {
      asked.current = typed;
      onAsk({ containing: typed });
    }, 200);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    // Taken back elsewhere, as where all are shown again; what was asked for here may have been typed on since.
    if (asked.current !== query.containing) setTyped(query.containing);
    asked.current = query.containing;
  }, [query.containing]);

  const countOf = { ...counts, live: counts.live + counts.changed };
  const options = filters.options.filter(({ state }) => countOf[state] > 0 || state === query.state);
  return (
    <div className="grid gap-x-8 gap-y-4 pb-6 lg:grid-cols-[1fr_auto] lg:items-end">
      <fieldset aria-label={filters.label} className="-mb-1 flex flex-wrap gap-x-6">
        {[{ state: undefined, label: filters.all }, ...options].map(({ state, label }) => (
          <button
            key={label}
            type="button"
            aria-pressed={state === query.state}
            onClick={() => onAsk({ state })}
            className="min-h-12 min-w-11 cursor-pointer border-b-2 border-transparent text-muted hover:text-ink aria-pressed:border-accent aria-pressed:font-semibold aria-pressed:text-ink"
          >
            {label} <span className="tabular-nums">{state ? countOf[state] : allOf(counts)}</span>
          </button>
        ))}
      </fieldset>
      <div className="flex flex-wrap gap-4">
        <input
          type="search"
          aria-label={search.label}
          placeholder={search.label}
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
          className={`${inputClass} sm:w-72`}
        />
        <label className="flex items-center gap-3 text-sm">
          <span className="shrink-0 text-muted">{sort.label}</span>
          <select
            value={query.sort}
            onChange={({ target }) => onAsk({ sort: target.value as SitesQuery["sort"] })}
            className={inputClass}
          >
            {sort.options.map(({ by, label }) => (
              <option key={by} value={by}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
    </div>
  );
}
