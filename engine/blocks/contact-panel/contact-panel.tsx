import type { Resolved } from "../../render/resolve.ts";
import { Actions } from "../actions.tsx";
import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./contact-panel.css";
import type { ContactPanelProps } from "./contact-panel.props.ts";

type Props = Resolved<ContactPanelProps> & { id: string };

export function ContactPanel({ id, variant, heading, phone, hours = [], note, actions = [] }: Props) {
  return (
    <section className="contact-panel" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      {phone && (
        <a className="contact-panel-phone" href={phone.href}>
          {phone.label}
        </a>
      )}
      {(note || hours.length > 0 || actions.length > 0) && (
        <div className="contact-panel-more">
          {note && <p className="contact-panel-note">{note}</p>}
          {hours.length > 0 && (
            <dl>
              {hours.map(({ days, times }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          )}
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
