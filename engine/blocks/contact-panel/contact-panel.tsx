import { Actions } from "../actions.tsx";
import { SectionHeading } from "../section-heading.tsx";
import "./contact-panel.css";
import type { ContactPanelProps } from "./contact-panel.props.ts";

type Props = ContactPanelProps & { id: string };

export function ContactPanel({ id, variant, heading, phone, hours, note, actions }: Props) {
  return (
    <section className="contact-panel" data-variant={variant} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <a className="contact-panel-phone" href={phone.href}>
        {phone.label}
      </a>
      <div className="contact-panel-more">
        {note && <p className="contact-panel-note">{note}</p>}
        {hours && (
          <dl>
            {hours.map(({ days, times }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{times}</dd>
              </div>
            ))}
          </dl>
        )}
        {actions && <Actions actions={actions} />}
      </div>
    </section>
  );
}
