import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { asSentences } from "../../as-sentences.ts";
import "./practices.css";
import type { PracticesProps } from "./practices.props.ts";

/** Practices as circles whose area is the time that they take. */
export function Practices({ id, heading, unit, practices }: PracticesProps & { id: string }) {
  const longest = Math.max(...practices.map(({ minutes = 0 }) => minutes));
  return (
    <section className="practices" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {practices.map(({ name, minutes, level, participants, description }) => (
          <li key={name}>
            {minutes && (
              <>
                <svg viewBox="-50 -50 100 100" aria-hidden="true">
                  <circle
                    r={(50 * Math.sqrt(minutes / longest)).toFixed(2)}
                    cy={(50 - 50 * Math.sqrt(minutes / longest)).toFixed(2)}
                  />
                </svg>
                <p className="practice-minutes">
                  {minutes} <span>{unit}</span>
                </p>
              </>
            )}
            <div>
              <h3>{name}</h3>
              {description && <p>{description}</p>}
              {(level || participants) && (
                <p className="practice-note">{asSentences([level, participants])}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
