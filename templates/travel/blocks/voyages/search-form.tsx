import type { FormEvent, Ref } from "react";
import { fill } from "../../../../engine/language/fill.ts";
import type { VoyagesProps } from "./voyages.props.ts";

type Props = Pick<
  VoyagesProps,
  "title" | "fields" | "submitLabel" | "rule" | "refusal" | "labels" | "voyages"
> & {
  id: string;
  count: number;
  form?: Ref<HTMLFormElement>;
  status?: Ref<HTMLParagraphElement>;
  isRefused?: boolean;
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void;
};

/** Asks by words and dates. Before React runs, or without it, the browser puts what is asked into the address itself. */
export function SearchForm({
  id,
  title,
  fields: { destination, checkIn, checkOut },
  submitLabel,
  rule,
  refusal,
  labels,
  voyages,
  count,
  form,
  status,
  isRefused = false,
  onSubmit,
}: Props) {
  return (
    <header className="voyages-head">
      <h2 id={`${id}-title`}>{title}</h2>
      <search>
        <form ref={form} className="voyages-form" onSubmit={onSubmit}>
          <p>
            <label htmlFor={`${id}-words`}>{destination.label}</label>
            <input
              id={`${id}-words`}
              name="destination"
              type="text"
              placeholder={destination.placeholder}
              maxLength={60}
              autoComplete="off"
              enterKeyHint="search"
            />
          </p>
          <p>
            <label htmlFor={`${id}-in`}>{checkIn.label}</label>
            <input id={`${id}-in`} name="check-in" type="date" />
          </p>
          <p>
            <label htmlFor={`${id}-out`}>{checkOut.label}</label>
            <input
              id={`${id}-out`}
              name="check-out"
              type="date"
              aria-invalid={isRefused || undefined}
              aria-describedby={isRefused ? `${id}-refusal` : undefined}
            />
          </p>
          <button className="action" type="submit">
            {submitLabel}
          </button>
        </form>
      </search>
      <p className="voyages-refusal" id={`${id}-refusal`} role="alert">
        {isRefused && refusal}
      </p>
      <p className="voyages-count" role="status" tabIndex={-1} ref={status}>
        <b>{count}</b> {fill(labels.count, voyages.length)}
      </p>
      {rule && <p className="voyages-rule">{rule}</p>}
    </header>
  );
}
