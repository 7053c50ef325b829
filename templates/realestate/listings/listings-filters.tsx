import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { types } from "../content/houses.ts";
import { bedChoices, type ListingsQuery, views } from "./listings-query.ts";
import { bands, priceBands } from "./price-bands.ts";

type Props = {
  query: ListingsQuery;
  onChange: (change: Partial<ListingsQuery>) => void;
  onReset: (() => void) | undefined;
};

/** One ruled row, as in the head of a schedule: what is asked of the houses, and how they are shown. */
export function ListingsFilters({ query, onChange, onReset }: Props) {
  const hydrated = useHydrated();
  const { type, price, beds, view } = query;
  return (
    <fieldset className="listings-filters" disabled={!hydrated}>
      <legend className="sr-only">Filter and view</legend>
      <Choice label="Type" any="Any" values={types} value={type} onChange={(type) => onChange({ type })} />
      <Choice
        label="Price"
        any="Any"
        values={bands}
        value={price}
        textOf={(band) => priceBands[band].label}
        onChange={(price) => onChange({ price })}
      />
      <Choice
        label="Beds"
        any="Any"
        values={bedChoices}
        value={beds}
        textOf={(least) => `${least} or more`}
        onChange={(beds) => onChange({ beds })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a cell of the row */}
      <div className="listings-views" role="group" aria-label="View">
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => onChange({ view: name })}
          >
            {name === "plan" ? "Plan" : "List"}
          </button>
        ))}
      </div>
      {onReset && (
        <button className="action-quiet" type="button" onClick={onReset}>
          Reset
        </button>
      )}
    </fieldset>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  /** What stands there when nothing is chosen. */
  any: string;
  values: readonly Value[];
  value: Value | undefined;
  textOf?: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
};

function Choice<Value extends string>({ label, any, values, value, textOf, onChange }: ChoiceProps<Value>) {
  return (
    <label>
      <span className="label">{label}</span>
      <select
        value={value ?? ""}
        onChange={(event) => onChange(values.find((choice) => choice === event.target.value))}
      >
        <option value="">{any}</option>
        {values.map((choice) => (
          <option key={choice} value={choice}>
            {textOf ? textOf(choice) : choice}
          </option>
        ))}
      </select>
    </label>
  );
}
