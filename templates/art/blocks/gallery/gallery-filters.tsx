import { useDraft } from "../../../../engine/live/use-draft.ts";
import type { GalleryProps } from "./gallery.props.ts";
import { type GalleryQuery, hasFilters, parseWall } from "./gallery-query.ts";

type Props = Pick<GalleryProps, "filters" | "prices" | "orientations" | "availabilities"> & {
  id: string;
  query: GalleryQuery;
  onChange: (changes: Partial<GalleryQuery>, options?: { replace: boolean }) => void;
};

/** What else a work must be: its price, its form, whether it can be had, and whether it fits the visitor's wall. */
export function GalleryFilters({
  id,
  filters,
  prices = [],
  orientations,
  availabilities,
  query,
  onChange,
}: Props) {
  const [wall, typeWall] = useDraft(query.wall ? String(query.wall) : "", (text) =>
    onChange({ wall: parseWall(text) }, { replace: true }),
  );
  return (
    <fieldset className="gallery-filters" id={id}>
      <legend className="sr-only">{filters.label}</legend>
      <Choice
        label={filters.price}
        any={filters.any}
        texts={Object.fromEntries(prices.map(({ id, label }) => [id, label]))}
        value={query.price}
        onChange={(price) => onChange({ price })}
      />
      <Choice
        label={filters.orientation}
        any={filters.any}
        texts={orientations}
        value={query.orientation}
        onChange={(orientation) => onChange({ orientation })}
      />
      <Choice
        label={filters.availability}
        any={filters.any}
        texts={availabilities}
        value={query.availability}
        onChange={(availability) => onChange({ availability })}
      />
      {filters.wall && (
        <label>
          {filters.wall}
          <input
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            placeholder={filters.anyWall}
            value={wall}
            onChange={(event) => typeWall(event.target.value)}
          />
        </label>
      )}
      {hasFilters(query) && (
        <button
          className="action-quiet"
          type="button"
          onClick={(event) => {
            // The button goes with what it took back.
            event.currentTarget.closest("fieldset")?.querySelector("select")?.focus();
            onChange({ price: undefined, orientation: undefined, availability: undefined, wall: undefined });
          }}
        >
          {filters.clear}
        </button>
      )}
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  any: string;
  texts: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
};

function Choice<Value extends string>({ label, any, texts, value, onChange }: ChoiceProps<Value>) {
  const values = Object.keys(texts) as Value[];
  return (
    <label>
      {label}
      <select
        value={value ?? ""}
        onChange={(event) => onChange(values.find((word) => word === event.target.value))}
      >
        <option value="">{any}</option>
        {values.map((word) => (
          <option key={word} value={word}>
            {texts[word]}
          </option>
        ))}
      </select>
    </label>
  );
}
