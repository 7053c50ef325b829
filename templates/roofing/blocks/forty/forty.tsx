import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./forty.css";
import type { FortyProps } from "./forty.props.ts";

/** A guarantee as a course of slates, one for each year; copper ones are years in which somebody comes. */
export function Forty({ id, heading, years, yearLabel, visits }: FortyProps & { id: string }) {
  const visited = visits.map(({ year }) => year);
  return (
    <section className="forty" aria-labelledby={`${id}-title`}>
      <p className="forty-figure" aria-hidden="true">
        {years}
      </p>
      <SectionHeading id={id} heading={heading} />
      <div className="forty-course" aria-hidden="true">
        {Array.from({ length: years }, (_, index) => index + 1).map((year) => (
          <i key={year} data-visit={visited.includes(year) || undefined}>
            {year}
          </i>
        ))}
      </div>
      {visits.length > 0 && (
        <dl>
          {visits.map(({ year, text }) => (
            <div key={year}>
              <dt>
                {yearLabel} {year}
              </dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
