import { SectionHeading } from "../section-heading.tsx";
import { BadgeMark } from "./badge.tsx";
import "./badge-legend.css";
import type { BadgeLegendProps } from "./badge-legend.props.ts";

export function BadgeLegend({ id, variant, heading, badges }: BadgeLegendProps & { id: string }) {
  return (
    <section className="badge-legend" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {heading && <SectionHeading id={id} heading={heading} />}
      <dl>
        {badges.map(({ meaning, ...badge }) => (
          <div key={badge.label}>
            <dt>
              <BadgeMark badge={badge} />
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
