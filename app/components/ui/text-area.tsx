import type { ComponentProps } from "react";
import { type FieldWords, LabelledField } from "./labelled-field.tsx";
import { inputClass } from "./text-field.tsx";

type Props = ComponentProps<"textarea"> & FieldWords;

/** A field of many lines, as `TextField` is one of one. */
export function TextArea({ label, hint, error, className = "", ...input }: Props) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(tied) => (
        <textarea
          {...input}
          {...tied}
          className={`${inputClass} resize-y py-3 leading-relaxed ${className}`}
        />
      )}
    </LabelledField>
  );
}
