import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./stagger.css";
import type { StaggerProps } from "./stagger.props.ts";

/** Eight starts, each as far ahead as the bend asks for, and a figure painted in each lane. */
export function Stagger({ id, heading, unit, lanes }: StaggerProps & { id: string }) {
  return (
    <section className="stagger" data-few={lanes.length < 5 || undefined} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {lanes.map(({ ahead, value, label }, index) => (
          <li key={label ?? value}>
            <p className="stagger-lane" aria-hidden="true">
              {index + 1}
            </p>
            {ahead !== undefined && (
              <p className="stagger-ahead">
                +{ahead.toFixed(2)} {unit}
              </p>
            )}
            <p className="stagger-value" data-fit={fitWord(value)}>
              {value}
            </p>
            {label && <p>{label}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
