import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { isNumber } from "../../number.ts";
import "./envelope.css";
import type { EnvelopeProps } from "./envelope.props.ts";
import { Sealed } from "./sealed.tsx";

export function Envelope({
  id,
  eyebrow,
  title,
  lead,
  action,
  phone,
  email,
  urgent,
  facts = [],
  picture,
  stamp,
}: EnvelopeProps & { id: string }) {
  return (
    <section className="envelope" aria-labelledby={`${id}-title`}>
      {picture ? <PictureView picture={picture} sizes="100vw" /> : <Sealed stamp={stamp} />}
      <div className="envelope-letter">
        {eyebrow && <p className="envelope-eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="envelope-text">{lead}</p>}
        {phone && isNumber(phone) && (
          <a className="envelope-phone" href={phone.href} data-long={phone.label.length > 15 || undefined}>
            {phone.label}
          </a>
        )}
        {(action || email || (phone && !isNumber(phone))) && (
          <p className="actions">
            {action && (
              <a className="action" href={action.href}>
                {action.label}
              </a>
            )}
            {phone && !isNumber(phone) && (
              <a className="action-quiet" href={phone.href}>
                {phone.label}
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
