import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { fillIn } from "../../../fill-in.ts";
import type { ListingsProps } from "./listings.props.ts";
import { bedChoices, type ListingsQuery, views } from "./listings-query.ts";

type Props = Pick<ListingsProps, "types" | "prices"> & {
  filters: NonNullable<ListingsProps["filters"]>;
  query: ListingsQuery;
  onChange: (change: Partial<ListingsQuery>) => void;
  onReset: (() => void) | undefined;
};

/** One ruled row, as in the head of a schedule: what is asked of the houses, and how they are shown. */
export function ListingsFilters({ query, filters, types, prices, onChange, onReset }: Props) {
  const hydrated = useHydrated();
  const { type, price, beds, view } = query;
  return (
    <fieldset className="listings-filters" disabled={!hydrated}>
      <legend className="sr-only">{filters.label}</legend>
      <Choice
        label={filters.type}
        any={filters.any}
        values={types}
        value={type}
        onChange={(type) => onChange({ type })}
      />
      <Choice
        label={filters.price}
        any={filters.any}
        values={prices.map(({ id }) => id)}
        value={price}
        textOf={(band) => prices.find(({ id }) => id === band)?.label ?? band}
        onChange={(price) => onChange({ price })}
      />
      <Choice
        label={filters.beds}
        any={filters.any}
        values={bedChoices}
        value={beds}
        textOf={(least) => fillIn(filters.orMore, { beds: least })}
        onChange={(beds) => onChange({ beds })}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a cell of the row */}
      <div className="listings-views" role="group" aria-label={filters.view}>
        {views.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === view}
            onClick={() => onChange({ view: name })}
          >
            {filters[name]}
          </button>
        ))}
      </div>
      {onReset && (
        <button className="action-quiet" type="button" onClick={onReset}>
          {filters.reset}
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
