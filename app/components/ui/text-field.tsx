import type { ComponentProps, ReactNode } from "react";
import { type FieldWords, LabelledField } from "./labelled-field.tsx";

export const inputClass =
  "block min-h-13 w-full border border-muted bg-raised px-4 text-base text-ink placeholder:text-muted hover:border-ink";

export type TextFieldProps = ComponentProps<"input"> &
  FieldWords & {
    /** Stands at the right end inside the field. */
    trailing?: ReactNode;
  };

export function TextField({ label, hint, error, trailing, className = "", ...input }: TextFieldProps) {
  return (
    <LabelledField label={label} hint={hint} error={error}>
      {(tied) => (
        <div className="relative">
          <input {...input} {...tied} className={`${inputClass} ${className}`} />
          {trailing}
        </div>
      )}
    </LabelledField>
  );
}
