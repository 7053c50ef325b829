import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import { sizeText } from "../../pieces/size-text.ts";
import type { ShopProps } from "./shop.props.ts";
import { type ShopQuery, sorts } from "./shop-query.ts";

type Props = Pick<ShopProps, "categories" | "sizes" | "colors" | "prices" | "sentence" | "sorts" | "size"> & {
  query: ShopQuery;
  onChange: (change: Partial<ShopQuery>) => void;
  onReset: (() => void) | undefined;
};

/** The filters and the order as one sentence, each of whose underlined words can be exchanged. */
export function ShopSentence({ query, onChange, onReset, sentence, ...shop }: Props) {
  const hydrated = useHydrated();
  const { category, size, color, price, sort } = query;
  const isNarrowed = Boolean(category || size || color || price);
  return (
    <fieldset className="shop-sentence" disabled={!hydrated}>
      <legend className="sr-only">{sentence.label}</legend>
      <p>
        {sentence.show}{" "}
        <Word
          label={sentence.category}
          any={sentence.anyCategory}
          values={shop.categories}
          value={category}
          isNamed
          onChange={(category) => onChange({ category })}
        />{" "}
        {sentence.in}{" "}
        <Word
          label={sentence.size}
          any={sentence.anySize}
          values={shop.sizes}
          value={size}
          textOf={(value) => sizeText(value, shop.size)}
          onChange={(size) => onChange({ size })}
        />{" "}
        {sentence.and}{" "}
        <Word
          label={sentence.color}
          any={sentence.anyColor}
          values={shop.colors}
          value={color}
          onChange={(color) => onChange({ color })}
        />
        ,{" "}
        <Word
          label={sentence.price}
          any={sentence.anyPrice}
          values={shop.prices.map(({ id }) => id)}
          value={price}
          textOf={(band) => shop.prices.find(({ id }) => id === band)?.label ?? band}
          onChange={(price) => onChange({ price })}
        />
        ,{" "}
        <span className="shop-end">
          <Word
            label={sentence.sort}
            values={sorts}
            value={sort}
            textOf={(value) => shop.sorts[value]}
            onChange={(sort = "featured") => onChange({ sort })}
          />
          .
        </span>
      </p>
      {isNarrowed && onReset && (
        <button className="action-quiet" type="button" onClick={onReset}>
          {sentence.reset}
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
