import "./newsletter.css";
import type { NewsletterProps } from "./newsletter.props.ts";

/** Not a form element: there is nowhere to send it, and a press of Enter must not reload the page. */
export function Newsletter({
  id,
  variant,
  eyebrow,
  title,
  text,
  fieldLabel,
  placeholder,
  buttonLabel,
  note,
}: NewsletterProps & { id: string }) {
  return (
    <section className="newsletter" data-variant={variant} aria-labelledby={title && `${id}-title`}>
      {(eyebrow || title || text) && (
        <div className="newsletter-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          {text && <p className="newsletter-text">{text}</p>}
        </div>
      )}
      <div className="newsletter-fields">
        {fieldLabel && <label htmlFor={`${id}-email`}>{fieldLabel}</label>}
        <div className="newsletter-row">
          <input
            id={`${id}-email`}
            name="email"
            type="email"
            autoComplete="email"
            placeholder={placeholder}
            aria-describedby={note && `${id}-note`}
          />
          <button className="action" type="button">
            {buttonLabel}
          </button>
        </div>
        {note && (
          <p className="newsletter-note" id={`${id}-note`}>
            {note}
          </p>
        )}
      </div>
    </section>
  );
}
