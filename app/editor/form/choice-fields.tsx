import { useId, useState } from "react";
import { inputClass } from "../../components/ui/text-field.tsx";
import { type FieldProps, put, take, useForm } from "./form-context.ts";
import type { FormSchema } from "./form-schema.ts";
import { choiceName, fieldName, formWords } from "./form-words.ts";
import { keptNumber, shownNumber } from "./number-parts.ts";

/** One of a few. */
export function ChoiceField({
  schema,
  name,
  value,
  path,
  isOptional,
}: { schema: FormSchema } & FieldProps<string | undefined>) {
  const { change } = useForm();
  const id = useId();
  const choices = schema.enum ?? [];
  // Where there is nothing to choose, nothing is asked.
  if (choices.length < 2 && !isOptional) return null;
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {fieldName(name)}
      </label>
      <select
        id={id}
        className={inputClass}
        value={value ?? ""}
        onChange={({ target }) => {
          const chosen = choices.find((choice) => String(choice) === target.value);
          change(chosen === undefined ? take(path) : put(path, chosen, value !== undefined));
        }}
      >
        {isOptional && <option value="">{formWords.none}</option>}
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {choiceName(name, choice)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Yes or no. */
export function SwitchField({
  name,
  label = fieldName(name),
  value,
  path,
  isOptional,
}: { label?: string } & FieldProps<boolean | undefined>) {
  const { change } = useForm();
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={value ?? false}
        onChange={({ target }) =>
          change(
            !target.checked && isOptional && value !== undefined
              ? take(path)
              : put(path, target.checked, value !== undefined),
          )
        }
      />
      {label}
    </label>
  );
}

/** A number that people count or measure. */
export function NumberField({
  schema,
  name,
  value,
  path,
  isOptional,
}: { schema: FormSchema } & FieldProps<number | undefined>) {
  const { change } = useForm();
  const id = useId();
  const [typed, setTyped] = useState(value === undefined ? "" : shownNumber(schema, value));
  const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY, type } = schema;
  const read = keptNumber(schema, Number(typed));
  const isWrong =
    (typed.trim() === "" && !isOptional) ||
    Number.isNaN(read) ||
    (typed.trim() !== "" &&
      (read < minimum || read > maximum || (type === "integer" && !Number.isInteger(read))));
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {fieldName(name)}
      </label>
      <input
        id={id}
        className={inputClass}
        inputMode="decimal"
        value={typed}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-fault` : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          const text = target.value.trim();
          const number = keptNumber(schema, Number(text));
          if (text === "" && isOptional) {
            if (value !== undefined) change(take(path));
            return;
          }
          const fits =
            text !== "" &&
            number >= minimum &&
            number <= maximum &&
            (type !== "integer" || Number.isInteger(number));
          if (fits && number !== value) change(put(path, number, value !== undefined));
        }}
      />
      {isWrong && (
        <p id={`${id}-fault`} className="relative mt-2 pl-5 text-sm">
          <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
          {formWords.faults.form}
        </p>
      )}
    </div>
  );
}
