import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import { BadgeMark } from "./badge.tsx";
import "./badge-legend.css";
import type { BadgeLegendProps } from "./badge-legend.props.ts";

export function BadgeLegend({ id, variant, heading, badges }: BadgeLegendProps & { id: string }) {
  if (badges.length === 0) return null;
  return (
    <section className="badge-legend" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <dl>
        {badges.map(({ meaning, ...badge }) => (
          <div key={badge.label}>
            <dt>
              <BadgeMark badge={badge} />
            </dt>
            {meaning && <dd>{meaning}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
