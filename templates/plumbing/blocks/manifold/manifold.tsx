import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./manifold.css";
import type { ManifoldProps } from "./manifold.props.ts";

/** Services as branches of one pipe, each behind a valve of its own. */
export function Manifold({ id, heading, drawing, services, more }: ManifoldProps & { id: string }) {
  return (
    <section className="manifold" data-drawing={drawing} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <Pipe drawing={drawing} />
      <ul data-count={services.length}>
        {services.map(({ name, text, price, unit, note }) => (
          <li key={name}>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="15" />
              <path d="M20 20V5M20 20 34.3 15.4M20 20 28.8 32.1M20 20 11.2 32.1M20 20 5.7 15.4" />
            </svg>
            <h3 aria-level={titleLevel(heading)}>{name}</h3>
            {(price || unit) && (
              <p className="manifold-price">
                {price} {unit && <small>{unit}</small>}
              </p>
            )}
            {text && <p className="manifold-text">{text}</p>}
            {note && <p className="manifold-text">{note}</p>}
          </li>
        ))}
      </ul>
      {more && (
        <a className="action-quiet" href={more.href}>
          {more.label}
        </a>
      )}
    </section>
  );
}
