import { type ComponentProps, type ReactNode, useId } from "react";

export const inputClass =
  "block min-h-13 w-full border border-muted bg-raised px-4 text-base text-ink placeholder:text-muted hover:border-ink";

export type TextFieldProps = ComponentProps<"input"> & {
  label: string;
  hint?: string;
  /** Stands at the right end inside the field. */
  trailing?: ReactNode;
};

export function TextField({ label, hint, trailing, className = "", ...input }: TextFieldProps) {
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
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={`${inputClass} ${className}`}
        />
        {trailing}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}
