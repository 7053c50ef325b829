import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { asSentences } from "../../as-sentences.ts";
import { seeds } from "../../seeds.ts";
import "./seed-heads.css";
import type { SeedHeadsProps } from "./seed-heads.props.ts";

/** Programs as seed heads: one numbered seed a day, all at one scale. */
export function SeedHeads({ id, heading, programs }: SeedHeadsProps & { id: string }) {
  return (
    <section className="seed-heads" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {programs.map(({ name, days, duration, price, level, participants, description, action }) => (
          <li key={name}>
            {days && <SeedHead days={days} />}
            <div className="seed-head-words">
              <h3>{name}</h3>
              {(price || duration) && (
                <p className="seed-head-price" data-long={(price?.length ?? 0) > 8 || undefined}>
                  {price} {duration && <span>{duration}</span>}
                </p>
              )}
              {description && <p>{description}</p>}
              {(level || participants) && (
                <p className="seed-head-note">{asSentences([level, participants])}</p>
              )}
              {action && (
                <a className="action-quiet" href={action.href}>
                  {action.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** In a frame as large as its seeds fill, and as many em wide: the sheet says what a unit is, which is the same for all. */
function SeedHead({ days }: { days: number }) {
  const reach = Math.ceil(8 * Math.sqrt(days)) + 6;
  return (
    <svg
      className="seed-head"
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      width={`${2 * reach}em`}
      data-large={days > 14 || undefined}
      aria-hidden="true"
    >
      {seeds(days).map(({ x, y, angle }, index) => (
        <g key={angle} transform={`translate(${x} ${y})`}>
          <circle r="5.7" />
          <text dy="1.3">{index + 1}</text>
        </g>
      ))}
    </svg>
  );
}
