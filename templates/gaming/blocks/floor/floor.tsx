import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { ringPath } from "../../hexagon.ts";
import "./floor.css";
import type { FloorProps } from "./floor.props.ts";

const size = 10;

export function Floor({
  id,
  heading,
  rings,
  label,
  figures = [],
  reasons = [],
  seatsTitle,
  seats = [],
  actions = [],
}: FloorProps & { id: string }) {
  const [reach, half] = [(rings * 1.5 + 1) * size, (rings + 0.5) * size * Math.sqrt(3)].map(Math.ceil);
  const plan = Array.from({ length: rings + 1 }, (_, ring) => ringPath(ring));
  return (
    <section
      className="floor"
      data-untitled={!heading || undefined}
      data-alone={figures.length + reasons.length + seats.length === 0 || undefined}
      aria-labelledby={heading && `${id}-title`}
    >
      <SectionHeading id={id} heading={heading} />
      <svg
        className="floor-plan"
        viewBox={`${-(reach ?? 0)} ${-(half ?? 0)} ${2 * (reach ?? 0)} ${2 * (half ?? 0)}`}
        role={label && "img"}
        aria-label={label}
        aria-hidden={!label || undefined}
      >
        {plan.map((d) => (
          <path key={d} d={d} />
        ))}
      </svg>
      {figures.length > 0 && (
        <dl className="floor-figures">
          {figures.map(({ value, label, note }) => (
            <div key={`${value} ${label}`}>
              {label && <dt>{label}</dt>}
              <dd className="floor-figure">{value}</dd>
              {note && <dd className="floor-note">{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {reasons.length > 0 && (
        <ul className="floor-reasons">
          {reasons.map(({ value, title, text }) => (
            <li key={title}>
              {value && <p className="floor-figure">{value}</p>}
              <h3 aria-level={titleLevel(heading)}>{title}</h3>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ul>
      )}
      {seats.length > 0 && (
        <div className="floor-seats">
          {seatsTitle && <h3 aria-level={titleLevel(heading)}>{seatsTitle}</h3>}
          <ul>
            {seats.map(({ name, by, when, note, more, price, unit, link }) => (
              <li key={`${name} ${by}`}>
                <b>{name}</b>
                {by && <span>{by}</span>}
                {when && <span>{when}</span>}
                {note && <span>{note}</span>}
                {more && <span>{more}</span>}
                {(price || unit) && (
                  <b>
                    {price} {unit && <small>{unit}</small>}
                  </b>
                )}
                {link && (
                  <span>
                    <a href={link.href}>{link.label}</a>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {actions.length > 0 && (
        <div className="floor-foot">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
