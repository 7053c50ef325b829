import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { categories, colors, sizes } from "../content/products.ts";
import { type PriceBand, priceBands } from "./price-bands.ts";
import { type ShopQuery, type Sort, sorts } from "./shop-query.ts";

type Props = {
  query: ShopQuery;
  onChange: (change: Partial<ShopQuery>) => void;
  onReset: (() => void) | undefined;
};

const orderWords: Record<Sort, string> = {
  featured: "featured first",
  "price-low": "price low to high",
  "price-high": "price high to low",
  newest: "newest first",
  rating: "best rated first",
};
const bands = Object.keys(priceBands) as PriceBand[];

/** The filters and the order as one sentence, each of whose underlined words can be exchanged. */
export function ShopSentence({ query, onChange, onReset }: Props) {
  const hydrated = useHydrated();
  const { category, size, color, price, sort } = query;
  const isNarrowed = Boolean(category || size || color || price);
  return (
    <fieldset className="shop-sentence" disabled={!hydrated}>
      <legend className="sr-only">Filter and sort</legend>
      <p>
        Show{" "}
        <Word
          label="Category"
          any="All"
          values={categories}
          value={category}
          isNamed
          onChange={(category) => onChange({ category })}
        />{" "}
        in{" "}
        <Word
          label="Size"
          any="any size"
          values={sizes}
          value={size}
          textOf={(value) => (value === "One Size" ? "one size" : `size ${value}`)}
          onChange={(size) => onChange({ size })}
        />{" "}
        and{" "}
        <Word
          label="Color"
          any="any color"
          values={colors}
          value={color}
          onChange={(color) => onChange({ color })}
        />
        ,{" "}
        <Word
          label="Price"
          any="at any price"
          values={bands}
          value={price}
          textOf={(band) => priceBands[band].label}
          onChange={(price) => onChange({ price })}
        />
        ,{" "}
        <span className="shop-end">
          <Word
            label="Sort by"
            values={sorts}
            value={sort}
            textOf={(value) => orderWords[value]}
            onChange={(sort = "featured") => onChange({ sort })}
          />
          .
        </span>
      </p>
      {isNarrowed && onReset && (
        <button className="action-quiet" type="button" onClick={onReset}>
          Begin again
        </button>
      )}
    </fieldset>
  );
}

type WordProps<Value extends string> = {
  label: string;
  /** What stands there when nothing is chosen. */
  any?: string;
  values: readonly Value[];
  value: Value | undefined;
  textOf?: (value: Value) => string;
  /** The list has names as the house writes them; the sentence shows the one that is chosen in small letters. */
  isNamed?: boolean;
  onChange: (value: Value | undefined) => void;
};

function Word<Value extends string>({
  label,
  any,
  values,
  value,
  textOf,
  isNamed,
  onChange,
}: WordProps<Value>) {
  const text = textOf ?? ((word: Value) => (isNamed ? word : word.toLowerCase()));
  return (
    <select
      className={isNamed ? "shop-named" : undefined}
      aria-label={label}
      value={value ?? ""}
      data-chosen={any !== undefined && value !== undefined}
      onChange={(event) => onChange(values.find((word) => word === event.target.value))}
    >
      {any && <option value="">{any}</option>}
      {values.map((word) => (
        <option key={word} value={word}>
          {text(word)}
        </option>
      ))}
    </select>
  );
}
