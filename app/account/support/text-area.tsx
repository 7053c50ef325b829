import { type ComponentProps, useId } from "react";
import { inputClass } from "../../components/ui/text-field.tsx";

type Props = ComponentProps<"textarea"> & {
  label: string;
  hint?: string;
  /** What is wrong with what was sent. */
  error?: string | undefined;
};

/** A field of many lines, as `TextField` is one of one. */
export function TextArea({ label, hint, error, className = "", ...input }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
      </label>
      <textarea
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined
        }
        className={`${inputClass} resize-y py-3 leading-relaxed ${className}`}
      />
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
