import { useId, useLayoutEffect, useRef, useState } from "react";
import { countCharacters } from "../../../engine/language/count-characters.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { type FieldProps, put, take, useForm } from "./form-context.ts";
import { type FormSchema, faultOf } from "./form-schema.ts";
import { fieldName, formWords } from "./form-words.ts";

/** Letters up to which a text stands in one line. */
const oneLine = 90;

/**
 * A text. What the schema does not take stays in the field with the reason beside it, and is not kept; an optional one that is
 * emptied goes away.
 */
export function TextInput({
  schema,
  name,
  value,
  path,
  isOptional,
  label = fieldName(name),
}: { schema: FormSchema; label?: string } & FieldProps<string | undefined>) {
  const { change, isSample, pages } = useForm();
  const id = useId();
  const [typed, setTyped] = useState(value ?? "");
  const known = useRef(value ?? "");
  // Somebody else's change, or an undo: what stands here is theirs, unless it is being typed. Before the next key, or what was
  // typed a moment ago would pass for somebody else's.
  useLayoutEffect(() => {
    if (known.current !== (value ?? "")) {
      known.current = value ?? "";
      setTyped(value ?? "");
    }
  }, [value]);

  const text = typed.trim();
  const isGone = text === "" && isOptional;
  const fault = isGone ? undefined : faultOf(schema, text);
  const max = schema.maxLength ?? 2_000;
  const isAddress = schema.pattern?.includes("mailto:") ?? false;
  const isLong = max > oneLine && !schema.pattern && !schema.format;

  function type(next: string): void {
    setTyped(next);
    const words = next.trim();
    if (words === known.current) return;
    if (words === "" && isOptional) {
      if (value !== undefined) change(take(path));
    } else if (faultOf(schema, words) === undefined) {
      change(put(path, words, value !== undefined));
    } else return;
    known.current = words;
  }

  const sample = value !== undefined && isSample?.(path.join("/"));
  const isNear = !schema.pattern && countCharacters(text) > max * 0.8;
  const described = [fault && `${id}-fault`, isNear && `${id}-left`, isAddress && `${id}-hint`]
    .filter(Boolean)
    .join(" ");
  const shared = {
    id,
    value: typed,
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
    className: `${inputClass} ${isLong ? "field-sizing-content resize-none py-3 leading-normal" : ""}`,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-2 flex items-baseline justify-between gap-4 text-sm font-semibold">
        {label}
        {sample && (
          <span className="font-normal text-muted" title={formWords.sampleHint}>
            {formWords.sample}
          </span>
        )}
      </label>
      {isLong ? (
        <textarea {...shared} rows={2} onChange={({ target }) => type(target.value.replaceAll("\n", " "))} />
      ) : (
        <input
          {...shared}
          type={schema.format === "email" ? "email" : "text"}
          list={isAddress ? `${id}-pages` : undefined}
          onChange={({ target }) => type(target.value)}
        />
      )}
      {isAddress && (
        <>
          <datalist id={`${id}-pages`}>
            {pages.map((page) => (
              <option key={page.href} value={page.href}>
                {page.label}
              </option>
            ))}
          </datalist>
          <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
            {formWords.leadsTo}
          </p>
        </>
      )}
      {fault && (
        <p id={`${id}-fault`} className="relative mt-2 pl-5 text-sm">
          <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
          {fault === "long" ? formWords.faults.long(max) : formWords.faults[fault]}
        </p>
      )}
      {!fault && isNear && (
        <p id={`${id}-left`} className="mt-2 text-right text-sm text-muted tabular-nums">
          {formWords.left(max - countCharacters(text))}
        </p>
      )}
    </div>
  );
}
