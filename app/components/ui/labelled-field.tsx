import { type ReactNode, useId } from "react";

/** What a field is called, and what is said of it. */
export type FieldWords = {
  label: string;
  hint?: string | undefined;
  /** What is wrong with what was sent: it stays at the field until that changes. */
  error?: string | false | undefined;
};

/** What ties a control to its label, its hint and its error. */
type Tied = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined };

type Props = FieldWords & { children: (tied: Tied) => ReactNode };

/** A control under its label, with what is wrong and a hint below. */
export function LabelledField({ label, hint, error, children }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-sm font-semibold">
        {label}
      </label>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby":
          [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ") || undefined,
      })}
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
