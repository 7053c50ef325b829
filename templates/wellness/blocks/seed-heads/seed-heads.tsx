import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
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
            <svg className="seed-head" viewBox={frameOf(days)} aria-hidden="true">
              {seeds(days).map(({ x, y, angle }, index) => (
                <g key={angle} transform={`translate(${x} ${y})`}>
                  <circle r="5.7" />
                  <text dy="1.3">{index + 1}</text>
                </g>
              ))}
            </svg>
            <div className="seed-head-words">
              <h3>{name}</h3>
              <p className="seed-head-price">
                {price} <span>{duration}</span>
              </p>
              <p>{description}</p>
              <p className="seed-head-note">
                {level}. {participants}.
              </p>
              <a className="action-quiet" href={action.href}>
                {action.label}
              </a>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** As much as `days` seeds fill, and not more, so that a width in seeds is the same for all. */
function frameOf(days: number): string {
  const reach = Math.ceil(8 * Math.sqrt(days)) + 6;
  return `${-reach} ${-reach} ${2 * reach} ${2 * reach}`;
}
