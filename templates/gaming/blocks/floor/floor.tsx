import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { ringOf } from "../../hexagon.ts";
import "./floor.css";
import type { FloorProps } from "./floor.props.ts";

const size = 10;
/** One cell, drawn from its middle, a little smaller than the room it has. */
const outline = "m-9 0l4.5-8h9l4.5 8-4.5 8h-9z";

export function Floor({
  id,
  heading,
  rings,
  label,
  figures = [],
  seatsTitle,
  seats = [],
}: FloorProps & { id: string }) {
  const [reach, half] = [(rings * 1.5 + 1) * size, (rings + 0.5) * size * Math.sqrt(3)].map(Math.ceil);
  const plan = Array.from({ length: rings + 1 }, (_, ring) =>
    ringOf(ring, size)
      .map(([x, y]) => `M${x} ${y}${outline}`)
      .join(""),
  );
  return (
    <section className="floor" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <svg
        className="floor-plan"
        viewBox={`${-(reach ?? 0)} ${-(half ?? 0)} ${2 * (reach ?? 0)} ${2 * (half ?? 0)}`}
        role="img"
        aria-label={label}
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
      {seats.length > 0 && (
        <div className="floor-seats">
          {seatsTitle && <h3>{seatsTitle}</h3>}
          <ul>
            {seats.map(({ name, note, price }) => (
              <li key={name}>
                <b>{name}</b>
                {note && <span>{note}</span>}
                {price && <b>{price}</b>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
