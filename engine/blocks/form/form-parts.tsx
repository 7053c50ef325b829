import type { MouseEventHandler, ReactNode } from "react";
import type { Words } from "../../language/words.ts";
import { nameOf } from "../heading-level.ts";
import { SectionHead } from "../section-heading.tsx";
import "./form.css";
import type { Field, FormProps } from "./form.props.ts";

type SheetProps = Pick<FormProps, "heading" | "intro"> & { id: string; children: ReactNode };

/** What a form stands on: its heading and intro, with `children` (the `<form>` itself) beside them. */
export function FormSheet({ id, heading, intro, children }: SheetProps) {
  return (
    <section className="form" aria-labelledby={nameOf(id, heading)}>
      <SectionHead className="form-head" id={id} heading={heading}>
        {intro && <p>{intro}</p>}
      </SectionHead>
      {children}
    </section>
  );
}

type BodyProps = Pick<FormProps, "fields" | "submitLabel" | "requiredNote" | "finePrint"> & {
  id: string;
  locale: Words;
  /** By field name: the first day of a date field, as its value is written (`2026-11-21`). */
  firstDays?: Readonly<Record<string, string>>;
  /** By field name: what is wrong with a value, beyond what the browser says itself. */
  errors?: Readonly<Record<string, string | undefined>>;
};

/** All that stands inside the `<form>`: the note, the fields, the button. */
export function FormBody({
  id,
  locale,
  fields,
  submitLabel,
  requiredNote,
  finePrint,
  firstDays,
  errors,
}: BodyProps) {
  return (
    <>
      {requiredNote && <p className="form-note">{requiredNote}</p>}
      <div className="form-fields">
        {fields.map((field) => (
          <FormField
            key={field.name}
            id={`${id}-${field.name}`}
            locale={locale}
            field={field}
            firstDay={firstDays?.[field.name]}
            error={errors?.[field.name]}
          />
        ))}
      </div>
      <div className="form-foot">
        <button className="action" type="submit">
          {submitLabel}
        </button>
        {finePrint && <p>{finePrint}</p>}
      </div>
    </>
  );
}

type FieldProps = {
  id: string;
  locale: Words;
  field: Field;
  firstDay?: string | undefined;
  error?: string | undefined;
};

function FormField({ id, locale, field, firstDay, error }: FieldProps) {
  const { label, type, isRequired, hint, width } = field;
  const name = (
    <>
      {label} {!isRequired && <small>{locale.optional}</small>}
    </>
  );
  const about = (
    <>
      {hint && (
        <small className="form-hint" id={`${id}-hint`}>
          {hint}
        </small>
      )}
      <span className="form-error" id={`${id}-error`} aria-live="polite">
        {error}
      </span>
    </>
  );
  const describedBy = `${hint ? `${id}-hint ` : ""}${id}-error`;
  if (type === "radio")
    return (
      <fieldset className="form-field" data-width={width} aria-describedby={describedBy}>
        <legend>{name}</legend>
        <div className="form-options">
          {field.options?.map((option) => (
            <label key={option.value}>
              <input type="radio" name={field.name} value={option.value} required={isRequired} />
              {option.label}
            </label>
          ))}
        </div>
        {about}
      </fieldset>
    );
  const common = {
    id,
    name: field.name,
    required: isRequired,
    autoComplete: field.autocomplete,
    "aria-describedby": describedBy,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <div className="form-field" data-width={width}>
      <label htmlFor={id}>{name}</label>
      {type === "select" ? (
        <select {...common}>
          <option value="">{locale.choose}</option>
          {field.options?.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : type === "textarea" ? (
        <textarea {...common} rows={field.rows} />
      ) : (
        <input {...common} type={type} min={firstDay} />
      )}
      {about}
    </div>
  );
}

type ConfirmationProps = FormProps["confirmation"] & {
  id: string;
  onAgain?: MouseEventHandler<HTMLButtonElement>;
};

/**
 * What takes the place of the whole form once it has been sent. Its heading can take the focus, and must be given it by
 * whoever swaps the two, because the button that had it is gone.
 */
export function FormConfirmation({ id, title, text, details = [], againLabel, onAgain }: ConfirmationProps) {
  return (
    <section className="form-confirmation" aria-labelledby={title && `${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {text && <p className="lead">{text}</p>}
      {details.length > 0 && (
        <dl>
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <button className="action" type="button" onClick={onAgain}>
        {againLabel}
      </button>
    </section>
  );
}
