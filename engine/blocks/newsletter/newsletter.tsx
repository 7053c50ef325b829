import { useSiteVisit } from "../../live/site-visit.ts";
import { SentAlong } from "../form/sent-along.tsx";
import "./newsletter.css";
import type { NewsletterProps } from "./newsletter.props.ts";

/** Where there is nowhere to send it, no form element: a press of Enter must not reload the page. */
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
  const { place, receiver } = useSiteVisit();
  const fields = (
    <>
      {fieldLabel && <label htmlFor={`${id}-email`}>{fieldLabel}</label>}
      <div className="newsletter-row">
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          required={receiver !== undefined}
          autoComplete="email"
          placeholder={placeholder}
          aria-describedby={note && `${id}-note`}
        />
        <button className="action" type={receiver ? "submit" : "button"}>
          {buttonLabel}
        </button>
      </div>
      {note && (
        <p className="newsletter-note" id={`${id}-note`}>
          {note}
        </p>
      )}
    </>
  );
  return (
    <section className="newsletter" data-variant={variant} aria-labelledby={title && `${id}-title`}>
      {(eyebrow || title || text) && (
        <div className="newsletter-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          {text && <p className="newsletter-text">{text}</p>}
        </div>
      )}
      {receiver ? (
        <form className="newsletter-fields" method="post" action={receiver}>
          <SentAlong path={place.path} id={id} />
          {fields}
        </form>
      ) : (
        <div className="newsletter-fields">{fields}</div>
      )}
    </section>
  );
}
