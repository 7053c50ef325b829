import { type FocusEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { countCharacters } from "../../../engine/language/count-characters.ts";
import { inputClass } from "../../components/ui/text-field.tsx";
import { editorWords } from "../editor-words.ts";
import { type FieldProps, put, take, useForm } from "./form-context.ts";
import { type FormSchema, faultOf } from "./form-schema.ts";
import { fieldName, formWords } from "./form-words.ts";
import { keptText, toldText } from "./told-text.ts";

/** Letters up to which a text stands in one line. */
const oneLine = 90;

/**
 * A text, with the facts that it tells as they read. What the schema does not take stays in the field with the reason beside it, and is not kept; an optional one that is
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
  const { change, isSample, pages, document: site, begun } = useForm();
  const id = useId();
  const place = path.join("/");
  const tells = schema.pattern || schema.format ? undefined : site;
  const { read, told } = toldText(value ?? "", tells);
  const [typed, setTyped] = useState(begun?.at === place ? begun.text : read);
  const known = useRef(value ?? "");
  // Somebody else's change, or an undo: what stands here is theirs, unless it is being typed. Before the next key, or what was
  // typed a moment ago would pass for somebody else's.
  useLayoutEffect(() => {
    if (known.current !== (value ?? "")) {
      known.current = value ?? "";
      setTyped(read);
    }
  }, [value, read]);

  const text = keptText(value ?? "", typed.trim(), tells);
  const isGone = text === "" && isOptional;
  const fault = isGone ? undefined : faultOf(schema, text);
  const max = schema.maxLength ?? 2_000;
  const isAddress = schema.pattern?.includes("mailto:") ?? false;
  const isLong = max > oneLine && !schema.pattern && !schema.format;

  function type(next: string): void {
    setTyped(next);
    const words = keptText(known.current, next.trim(), tells);
    if (words === known.current) return;
    if (words === "" && isOptional) {
      if (value !== undefined) change(take(path));
    } else if (faultOf(schema, words) === undefined) {
      change(put(path, words, value !== undefined));
    } else return;
    known.current = words;
  }

  const sample = value !== undefined && isSample?.(place);
  const isNear = !schema.pattern && countCharacters(text) > max * 0.8;
  const described = [
    fault && `${id}-fault`,
    isNear && `${id}-left`,
    isAddress && `${id}-hint`,
    told.length > 0 && `${id}-told`,
  ]
    .filter(Boolean)
    .join(" ");
  const shared = {
    id,
    // Whoever writes from right to left does so here too.
    dir: "auto",
    value: typed,
    // A name that only stands in for one gives way to the first letter.
    onFocus: ({ currentTarget: field }: FocusEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      // A press puts the caret after this; what was typed meanwhile stays.
      requestAnimationFrame(() => field.value === editorWords.yourName && field.select());
    },
    onBlur: () => fault === undefined && setTyped(read),
    "aria-invalid": fault ? true : undefined,
    "aria-describedby": described || undefined,
    className: `${inputClass} ${isLong ? "field-sizing-content resize-none py-3 leading-normal" : ""}`,
  };
  return (
    <div className="group">
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
      {told.length > 0 && (
        <p id={`${id}-told`} className="mt-2 hidden text-sm text-muted group-focus-within:block">
          {formWords.told(told)}
        </p>
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
