import { type MouseEvent, useRef, useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import "../blocks/hang/hang.css";
import { useDraft } from "../../../engine/live/use-draft.ts";
import { useQuery } from "../../../engine/live/use-query.ts";
import { Hung } from "../blocks/hung/hung.tsx";
import { words } from "../content/gallery.ts";
import { labelOf } from "../content/labels.ts";
import { type Work, works } from "../content/works.ts";
import "./gallery.css";
import { GalleryFilters } from "./gallery-filters.tsx";
import { formatGalleryQuery, hasFilters, parseGalleryQuery, type Show, shows } from "./gallery-query.ts";
import { selectWorks } from "./select-works.ts";
import { Standing } from "./standing.tsx";

const everything = parseGalleryQuery("");

/** The gallery: all nine works at one scale, and the ways to see fewer. What is asked for stands in the address. */
export function Gallery() {
  const hydrated = useHydrated();
  const [query, change] = useQuery(parseGalleryQuery, formatGalleryQuery);
  const [search, typeSearch] = useDraft(query.q, (q) => change({ q }, { replace: true }));
  const [isOpen, setOpen] = useState<boolean>();
  const areFiltersOpen = isOpen ?? hasFilters(query);
  const status = useRef<HTMLParagraphElement>(null);
  const shown = selectWorks(works, query);
  const standing = works.find(({ id }) => id === query.work);
  const wall = standing && !shown.includes(standing) ? works : shown;
  const place = standing ? wall.indexOf(standing) : -1;

  function reset(): void {
    change(everything);
    // The button that was pressed goes with the words around it.
    status.current?.focus();
  }

  function approach(event: MouseEvent, work: Work): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change({ work: work.id });
  }

  return (
    <div className="block">
      <div className="gallery">
        <header className="gallery-head">
          <h1>{words.title}</h1>
          <p>{words.lead}</p>
        </header>
        <fieldset className="gallery-desk" disabled={!hydrated}>
          <legend className="sr-only">Search and filter</legend>
          <input
            className="gallery-search"
            type="search"
            aria-label={words.search}
            placeholder={words.placeholder}
            autoComplete="off"
            maxLength={60}
            value={search}
            onChange={(event) => typeSearch(event.target.value)}
          />
          <div className="gallery-chips">
            {(Object.keys(shows) as Show[]).map((show) => (
              <button
                key={show}
                type="button"
                aria-pressed={show === query.show}
                onClick={() => change({ show })}
              >
                {shows[show]}
              </button>
            ))}
          </div>
          <button
            className="gallery-toggle"
            type="button"
            aria-expanded={areFiltersOpen}
            aria-controls="gallery-filters"
            onClick={() => setOpen(!areFiltersOpen)}
          >
            Filters
          </button>
          {areFiltersOpen && <GalleryFilters id="gallery-filters" query={query} onChange={change} />}
        </fieldset>
        <p className="gallery-count" role="status" tabIndex={-1} ref={status}>
          {countText(shown.length)}
        </p>
        <section aria-label="Works">
          <h2 className="sr-only">Works</h2>
          {shown.length === 0 && (
            <div className="gallery-none">
              <svg viewBox="0 0 12 16" width="12" height="16" aria-hidden="true">
                <path d="M1 3h10M6 3v12" stroke="currentColor" strokeWidth="2" />
              </svg>
              <p className="gallery-none-title">{words.empty}</p>
              <p>{words.emptyText}</p>
              <button className="action" type="button" onClick={reset}>
                {words.reset}
              </button>
            </div>
          )}
          {shown.length > 0 && (
            // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
            <ul className="hang" role="list">
              {shown.map((work, index) => (
                <li key={work.id}>
                  <Hung
                    work={{ ...labelOf(work), href: formatGalleryQuery({ ...query, work: work.id }) }}
                    isFirst={index === 0}
                    onApproach={(event) => approach(event, work)}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
        {shown.length === works.length && <LoadMore />}
        <Standing
          work={standing}
          previous={wall[place - 1]}
          next={standing && wall[place + 1]}
          onTurn={(work) => change({ work: work.id }, { replace: true })}
          onLeave={() => change({ work: undefined }, { replace: true })}
        />
      </div>
    </div>
  );
}

function countText(count: number): string {
  if (count === works.length) return "All nine works";
  if (count === 0) return "No work of nine";
  return `${count} of nine works`;
}

/** There are no more, and the button says so and goes. */
function LoadMore() {
  const hydrated = useHydrated();
  const [isDone, setDone] = useState(false);
  return (
    <p className="gallery-more" aria-live="polite" tabIndex={-1}>
      {isDone ? (
        words.loaded
      ) : (
        <button
          className="action"
          type="button"
          disabled={!hydrated}
          onClick={(event) => {
            event.currentTarget.parentElement?.focus();
            setDone(true);
          }}
        >
          {words.loadMore}
        </button>
      )}
    </p>
  );
}
