import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./stats.css";
import type { StatsProps } from "./stats.props.ts";

export function Stats({ id, variant, heading, figures }: StatsProps & { id: string }) {
  if (figures.length === 0) return null;
  return (
    <section className="stats" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <dl>
        {figures.map(({ value, label, note }) => {
          const Figure = label ? "dd" : "dt";
          return (
            <div key={`${value} ${label}`}>
              {label && <dt>{label}</dt>}
              <Figure className="figure" data-length={lengthOf(value)}>
                {value}
              </Figure>
              {note && <dd className="note">{note}</dd>}
            </div>
          );
        })}
      </dl>
    </section>
  );
}

function lengthOf(value: string): "short" | "medium" | "long" {
  if (value.length < 4) return "short";
  return value.length < 7 ? "medium" : "long";
}
