import type { Resolved } from "../../render/resolve.ts";
import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./hours.css";
import type { HoursProps } from "./hours.props.ts";

type Props = Resolved<HoursProps> & { id: string };

export function Hours({ id, variant, heading, days = [], address = [], phones = [], note, link }: Props) {
  return (
    <section className="hours" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      {days.length > 0 && (
        <dl className="hours-days">
          {days.map(({ days, times, isClosed }) => (
            <div key={days} data-closed={isClosed}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      )}
      {(address.length > 0 || phones.length > 0 || note || link) && (
        <div className="hours-place">
          {address.length > 0 && (
            <address>
              {address.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </address>
          )}
          {phones.length > 0 && (
            <ul>
              {phones.map(({ purpose, label, href }) => (
                <li key={href}>
                  {purpose && <span>{purpose} </span>}
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          )}
          {note && <p className="hours-note">{note}</p>}
          {link && (
            <a className="action" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
