import { SectionHeading } from "../section-heading.tsx";
import "./stats.css";
import type { StatsProps } from "./stats.props.ts";

export function Stats({ id, variant, heading, figures }: StatsProps & { id: string }) {
  return (
    <section className="stats" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {heading && <SectionHeading id={id} heading={heading} />}
      <dl>
        {figures.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figure" data-length={variant === "monument" ? lengthOf(value) : undefined}>
              {value}
            </dd>
            {note && <dd className="note">{note}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

function lengthOf(value: string): "short" | "medium" | "long" {
  if (value.length < 4) return "short";
  return value.length < 7 ? "medium" : "long";
}
