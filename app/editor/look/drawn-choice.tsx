import { type ReactNode, useId } from "react";

type Props<Value extends string> = {
  label: string;
  /** Each choice by its name, in the order in which they are shown. */
  choices: Readonly<Record<Value, string>>;
  value: Value;
  onValue: (value: Value) => void;
  /** What a choice looks like. */
  draw: (value: Value) => ReactNode;
  hint?: string;
};

/** One of a few, each drawn as what it does. */
export function DrawnChoice<Value extends string>({
  label,
  choices,
  value,
  onValue,
  draw,
  hint,
}: Props<Value>) {
  const id = useId();
  const all = Object.entries(choices) as [Value, string][];
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className={`grid gap-x-2 gap-y-3 ${all.length > 4 ? "grid-cols-4" : "grid-cols-3"}`}>
        {all.map(([one, name]) => (
          <label key={one} className="group relative cursor-pointer text-center text-xs">
            <input
              type="radio"
              name={id}
              className="peer sr-only"
              aria-label={name}
              checked={one === value}
              onChange={() => onValue(one)}
            />
            <span
              aria-hidden
              className="grid h-12 place-content-center border border-line bg-raised group-hover:border-ink peer-checked:border-ink peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-accent"
            >
              {draw(one)}
            </span>
            <span className="mt-1.5 inline-block border-b-2 border-transparent pb-0.5 text-muted group-hover:text-ink peer-checked:border-accent peer-checked:text-ink">
              {name}
            </span>
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-xs text-muted">
          {hint}
        </p>
      )}
    </fieldset>
  );
}
