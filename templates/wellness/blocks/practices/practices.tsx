import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./practices.css";
import type { PracticesProps } from "./practices.props.ts";

/** Practices as circles whose area is the time that they take. */
export function Practices({ id, heading, practices }: PracticesProps & { id: string }) {
  const longest = Math.max(...practices.map(({ minutes }) => minutes));
  return (
    <section className="practices" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {practices.map(({ name, minutes, level, participants, description }) => (
          <li key={name}>
            <svg viewBox="-50 -50 100 100" aria-hidden="true">
              <circle
                r={(50 * Math.sqrt(minutes / longest)).toFixed(2)}
                cy={(50 - 50 * Math.sqrt(minutes / longest)).toFixed(2)}
              />
            </svg>
            <p className="practice-minutes">
              {minutes} <span>min</span>
            </p>
            <div>
              <h3>{name}</h3>
              <p>{description}</p>
              <p className="practice-note">
                {level}. {participants}.
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
