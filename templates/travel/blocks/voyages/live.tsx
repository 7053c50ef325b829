import { type FormEvent, useEffect, useRef, useState } from "react";
import { Scenes } from "./scenes.tsx";
import { SearchForm } from "./search-form.tsx";
import "./voyages.css";
import { useQuery } from "../../../../engine/live/use-query.ts";
import { selectVoyages } from "./select-voyages.ts";
import { formatVoyageQuery, isBackwards, names, parseVoyageQuery, type VoyageQuery } from "./voyage-query.ts";
import type { VoyagesProps } from "./voyages.props.ts";

const keys = Object.keys(names) as (keyof VoyageQuery)[];

/** The block "travel/voyages" with state: what is asked stands in the address, and what fits is shown. */
export function LiveVoyages({ id, ...props }: VoyagesProps & { id: string }) {
  const { voyages, none } = props;
  const [query, change] = useQuery(parseVoyageQuery, formatVoyageQuery);
  const [isRefused, setIsRefused] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const found = selectVoyages(voyages, query);
  const asked = formatVoyageQuery(query);

  // The fields are the browser's, so that what was typed before React ran is kept; they follow the address alone.
  const written = useRef("");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each thing that is asked
  useEffect(() => {
    if (written.current === asked) return;
    written.current = asked;
    setIsRefused(false);
    for (const key of keys) {
      const field = form.current?.elements.namedItem(names[key]);
      if (field instanceof HTMLInputElement) field.value = query[key] ?? "";
    }
  }, [asked]);

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (key: keyof VoyageQuery) => String(data.get(names[key]) ?? "").trim();
    const next = {
      words: read("words"),
      checkIn: read("checkIn") || undefined,
      checkOut: read("checkOut") || undefined,
    };
    const refused = isBackwards(next);
    setIsRefused(refused);
    const checkOut = event.currentTarget.elements.namedItem(names.checkOut);
    if (!refused) change(next);
    else if (checkOut instanceof HTMLInputElement) checkOut.focus();
  }

  function reset(): void {
    change(parseVoyageQuery(""));
    // The button that was pressed goes with what it took back.
    status.current?.focus();
  }

  return (
    <section className="voyages" aria-labelledby={`${id}-title`}>
      <SearchForm
        id={id}
        {...props}
        count={found.length}
        form={form}
        status={status}
        isRefused={isRefused}
        onSubmit={submit}
      />
      {found.length > 0 ? (
        <Scenes id={id} {...props} voyages={found} all={voyages} />
      ) : (
        <div className="voyages-none">
          <h3>{none?.title}</h3>
          <p>{none?.text}</p>
        </div>
      )}
      {asked && (
        <p className="voyages-reset">
          <button className="action" type="button" onClick={reset}>
            {none?.reset}
          </button>
        </p>
      )}
    </section>
  );
}
