import { type ComponentProps, type ReactNode, useId } from "react";

export const inputClass =
  "block min-h-13 w-full border border-muted bg-raised px-4 text-base text-ink placeholder:text-muted hover:border-ink";

export type TextFieldProps = ComponentProps<"input"> & {
  label: string;
  hint?: string;
  /** What is wrong with what was sent: it stays at the field until that changes. */
  error?: string | false | undefined;
  /** Stands at the right end inside the field. */
  trailing?: ReactNode;
};

export function TextField({ label, hint, error, trailing, className = "", ...input }: TextFieldProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={
            [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
          }
          className={`${inputClass} ${className}`}
        />
        {trailing}
      </div>
      {error && (
        <p id={`${id}-error`} className="relative mt-3 pl-6">
          <span aria-hidden className="absolute inset-y-0 left-0 w-1.5 bg-danger" />
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
