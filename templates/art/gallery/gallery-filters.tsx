import { useDraft } from "../../../engine/live/use-draft.ts";
import {
  availabilities,
  bands,
  type GalleryQuery,
  hasFilters,
  orientations,
  parseWall,
} from "./gallery-query.ts";
import { priceBands } from "./price-bands.ts";

type Props = {
  id: string;
  query: GalleryQuery;
  onChange: (changes: Partial<GalleryQuery>, options?: { replace: boolean }) => void;
};

/** What else a work must be: its price, its form, whether it can be had, and whether it fits the visitor's wall. */
export function GalleryFilters({ id, query, onChange }: Props) {
  const [wall, typeWall] = useDraft(query.wall ? String(query.wall) : "", (text) =>
    onChange({ wall: parseWall(text) }, { replace: true }),
  );
  return (
    <fieldset className="gallery-filters" id={id}>
      <legend className="sr-only">Filters</legend>
      <Choice
        label="Price"
        values={bands}
        value={query.price}
        textOf={(band) => priceBands[band].label}
        onChange={(price) => onChange({ price })}
      />
      <Choice
        label="Orientation"
        values={orientations}
        value={query.orientation}
        onChange={(orientation) => onChange({ orientation })}
      />
      <Choice
        label="Availability"
        values={availabilities}
        value={query.availability}
        onChange={(availability) => onChange({ availability })}
      />
      <label>
        My wall, in cm
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          placeholder="any width"
          value={wall}
          onChange={(event) => typeWall(event.target.value)}
        />
      </label>
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
          Clear filters
        </button>
      )}
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  value: Value | undefined;
  textOf?: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
};

function Choice<Value extends string>({
  label,
  values,
  value,
  textOf = String,
  onChange,
}: ChoiceProps<Value>) {
  return (
    <label>
      {label}
      <select
        value={value ?? ""}
        onChange={(event) => onChange(values.find((word) => word === event.target.value))}
      >
        <option value="">any</option>
        {values.map((word) => (
          <option key={word} value={word}>
            {textOf(word)}
          </option>
        ))}
      </select>
    </label>
  );
}
