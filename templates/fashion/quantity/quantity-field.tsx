import { useState } from "react";
import { fillIn } from "../../fill-in.ts";
import type { QuantityWords } from "../pieces/piece-words.ts";
import "./quantity-field.css";

type Props = {
  /** What is counted, for those who do not see the field: "Quantity of Lean Coat". */
  label: string;
  value: number;
  /** 0 where taking the last one away removes the whole. */
  min: 0 | 1;
  /** Without one there is no upper bound. */
  max?: number | undefined;
  words: QuantityWords;
  onChange: (value: number) => void;
};

/**
 * A count that is typed or stepped. What is typed counts at once when it is a number from 1 on; anything else waits until
 * the field is left, so that a field can be emptied and filled again.
 */
export function QuantityField({ label, value, min, max = Number.POSITIVE_INFINITY, words, onChange }: Props) {
  const [draft, setDraft] = useState<string>();

  function type(text: string): void {
    setDraft(text);
    if (/^\d+$/.test(text) && Number(text) >= 1) onChange(Math.min(Number(text), max));
  }

  function leave(): void {
    setDraft(undefined);
    if (draft !== undefined && /^0+$/.test(draft)) onChange(min);
  }

  return (
    <div className="quantity">
      <button
        type="button"
        aria-label={fillIn(words.less, { what: label })}
        aria-disabled={value <= min}
        onClick={() => value > min && onChange(value - 1)}
      >
        −
      </button>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        value={draft ?? value}
        onChange={(event) => type(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
      <button
        type="button"
        aria-label={fillIn(words.more, { what: label })}
        aria-disabled={value >= max || undefined}
        onClick={() => value < max && onChange(value + 1)}
      >
        +
      </button>
    </div>
  );
}
