import { SectionHeading } from "../../../../../engine/blocks/section-heading.tsx";
import { seeds } from "../../seeds.ts";
import "./seed-heads.css";
import type { SeedHeadsProps } from "./seed-heads.props.ts";

/** Programs as seed heads: one seed a day, all at one scale. */
export function SeedHeads({ id, heading, programs }: SeedHeadsProps & { id: string }) {
  return (
    <section className="seed-heads" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {programs.map(({ name, days, duration, price, level, participants, description, action }) => (
          <li key={name}>
            <svg className="seed-head" viewBox="-50 -50 100 100" aria-hidden="true">
              {seeds(days).map(({ x, y, angle }) => (
                <circle key={angle} cx={x} cy={y} r="3.1" />
              ))}
            </svg>
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
          </li>
        ))}
      </ol>
    </section>
  );
}
