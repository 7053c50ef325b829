import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./breathing-guide.css";
import type { BreathingGuideProps } from "./breathing-guide.props.ts";

/** The rhythms to read: what a page without scripts can say. */
export function BreathingGuide({ id, heading, patterns }: BreathingGuideProps & { id: string }) {
  return (
    <section className="breathing-guide" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <dl className="guide-patterns">
        {patterns.map(({ id, name, note }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
