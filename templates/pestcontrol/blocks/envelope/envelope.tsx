import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./envelope.css";
import type { EnvelopeProps } from "./envelope.props.ts";

export function Envelope({
  id,
  title,
  text,
  phone,
  email,
  action,
  urgent,
  facts = [],
  picture,
}: EnvelopeProps & { id: string }) {
  return (
    <section className="envelope" aria-labelledby={`${id}-title`}>
      <PictureView picture={picture} sizes="100vw" />
      <div className="envelope-letter">
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className="envelope-text">{text}</p>}
        {phone && (
          <a className="envelope-phone" href={phone.href} data-long={phone.label.length > 15 || undefined}>
            {phone.label}
          </a>
        )}
        {(action || email) && (
          <p className="actions">
            {action && (
              <a className="action" href={action.href}>
                {action.label}
              </a>
            )}
            {email && (
              <a className="action-quiet" href={email.href}>
                {email.label}
              </a>
            )}
          </p>
        )}
        {urgent && (
          <div className="envelope-urgent">
            <h3>{urgent.title}</h3>
            {urgent.text && <p>{urgent.text}</p>}
          </div>
        )}
        {facts.length > 0 && <FactList facts={facts} className="envelope-facts" />}
      </div>
    </section>
  );
}
