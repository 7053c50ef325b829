import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./search-box.css";
import type { SearchBoxProps } from "./search-box.props.ts";

/** Not a form element: there is nowhere to send it, and a press of Enter must not reload the page. */
export function SearchBox({
  id,
  variant,
  heading,
  fields,
  submitLabel,
  extraLabel,
}: SearchBoxProps & { id: string }) {
  if (fields.length === 0) return null;
  return (
    <search
      className="search-box"
      data-variant={variant}
      aria-labelledby={nameOf(id, heading)}
      aria-label={heading?.title ? undefined : submitLabel}
    >
      <SectionHeading id={id} heading={heading} />
      <div className="search-box-row">
        {fields.map(({ name, label, type, placeholder, options }) => {
          const field = `${id}-${name}`;
          return (
            <div className="search-box-field" key={name}>
              <label htmlFor={field}>{label}</label>
              {type === "select" ? (
                <select id={field} name={name}>
                  {options?.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </select>
              ) : (
                <input id={field} name={name} type={type} placeholder={placeholder} autoComplete="off" />
              )}
            </div>
          );
        })}
        <button className="action" type="button">
          {submitLabel}
        </button>
        {extraLabel && (
          <button className="action-quiet" type="button">
            {extraLabel}
          </button>
        )}
      </div>
    </search>
  );
}
