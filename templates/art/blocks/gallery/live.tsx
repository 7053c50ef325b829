import { type MouseEvent, useRef, useState } from "react";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import "../hang/hang.css";
import { fill } from "../../../../engine/language/fill.ts";
import { useDraft } from "../../../../engine/live/use-draft.ts";
import { useQuery } from "../../../../engine/live/use-query.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { Work } from "../../collections.ts";
import { type ReadyToHang, readyToHang } from "../../hanging.ts";
import { Hung } from "../hung/hung.tsx";
import "./gallery.css";
import type { GalleryProps } from "./gallery.props.ts";
import { GalleryFilters } from "./gallery-filters.tsx";
import { formatGalleryQuery, hasFilters, parseGalleryQuery, shows } from "./gallery-query.ts";
import { selectWorks } from "./select-works.ts";
import { Standing } from "./standing.tsx";

type Props = Resolved<GalleryProps> & { id: string };

const everything = parseGalleryQuery("", []);

/** The gallery: all works at one scale, and the ways to see fewer. What is asked for stands in the address. */
export function Gallery({ id, works: all, labels, ...words }: Props) {
  const works = readyToHang(all);
  const hydrated = useHydrated();
  const [query, change] = useQuery(
    (search) =>
      parseGalleryQuery(
        search,
        (words.prices ?? []).map(({ id }) => id),
      ),
    formatGalleryQuery,
  );
  const [search, typeSearch] = useDraft(query.q, (q) => change({ q }, { replace: true }));
  const [isOpen, setOpen] = useState<boolean>();
  const areFiltersOpen = isOpen ?? hasFilters(query);
  const status = useRef<HTMLParagraphElement>(null);
  const shown = selectWorks(works, query, words.prices ?? []);
  const standing = works.find(({ key }) => key === query.work);
  const wall = standing && !shown.includes(standing) ? works : shown;
  const place = standing ? wall.indexOf(standing) : -1;

  function reset(): void {
    change(everything);
    // The button that was pressed goes with the words around it.
    status.current?.focus();
  }

  function approach(event: MouseEvent, work: ReadyToHang<Work>): void {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change({ work: work.key });
  }

  return (
    <div className="gallery">
      <header className="gallery-head">
        <PageTitle>{words.title}</PageTitle>
        {words.lead && <p>{words.lead}</p>}
      </header>
      <fieldset className="gallery-desk" disabled={!hydrated}>
        <legend className="sr-only">{words.search.legend}</legend>
        <input
          className="gallery-search"
          type="search"
          aria-label={words.search.label}
          placeholder={words.search.placeholder}
          autoComplete="off"
          maxLength={60}
          value={search}
          onChange={(event) => typeSearch(event.target.value)}
        />
        <div className="gallery-chips">
          {shows.map(
            (show) =>
              words.shows[show] && (
                <button
                  key={show}
                  type="button"
                  aria-pressed={show === query.show}
                  onClick={() => change({ show })}
                >
                  {words.shows[show]}
                </button>
              ),
          )}
        </div>
        <button
          className="gallery-toggle"
          type="button"
          aria-expanded={areFiltersOpen}
          aria-controls={areFiltersOpen ? `${id}-filters` : undefined}
          onClick={() => setOpen(!areFiltersOpen)}
        >
          {words.filters.label}
        </button>
        {areFiltersOpen && <GalleryFilters {...words} id={`${id}-filters`} query={query} onChange={change} />}
      </fieldset>
      <p className="gallery-count" role="status" tabIndex={-1} ref={status}>
        {countText(shown.length, works.length, words.count)}
      </p>
      <section aria-label={words.list}>
        <h2 className="sr-only">{words.list}</h2>
        {shown.length === 0 && (
          <div className="gallery-none">
            <svg viewBox="0 0 12 16" width="12" height="16" aria-hidden="true">
              <path d="M1 3h10M6 3v12" stroke="currentColor" strokeWidth="2" />
            </svg>
            {words.none.title && <p className="gallery-none-title">{words.none.title}</p>}
            {words.none.text && <p>{words.none.text}</p>}
            <button className="action" type="button" onClick={reset}>
              {words.none.reset}
            </button>
          </div>
        )}
        {shown.length > 0 && (
          // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
          <ul className="hang" role="list">
            {shown.map((work, index) => (
              <li key={work.key}>
                <Hung
                  work={work}
                  words={labels}
                  href={formatGalleryQuery({ ...query, work: work.key })}
                  isFirst={index === 0}
                  onApproach={(event) => approach(event, work)}
                />
              </li>
            ))}
          </ul>
        )}
      </section>
      {words.more && shown.length === works.length && <LoadMore {...words.more} />}
      <Standing
        id={`${id}-standing`}
        words={words.standing}
        labels={labels}
        work={standing}
        previous={wall[place - 1]}
        next={standing && wall[place + 1]}
        onTurn={(work) => change({ work: work.key }, { replace: true })}
        onLeave={() => change({ work: undefined }, { replace: true })}
      />
    </div>
  );
}

Gallery.opensPage = true;

function countText(count: number, of: number, { all, some, none }: GalleryProps["count"]): string {
  if (count === of) return fill(all, count);
  return fill(count === 0 ? none : some, count);
}

/** There are no more, and the button says so and goes. */
function LoadMore({ label, done }: NonNullable<GalleryProps["more"]>) {
  const hydrated = useHydrated();
  const [isDone, setDone] = useState(false);
  return (
    <p className="gallery-more" aria-live="polite" tabIndex={-1}>
      {isDone ? (
        done
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
          {label}
        </button>
      )}
    </p>
  );
}
