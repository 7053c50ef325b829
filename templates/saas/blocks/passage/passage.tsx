import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Swatch } from "../../mosaic/swatch.tsx";
import { stages } from "../../workshop/stages.ts";
import "./passage.css";
import type { PassageProps } from "./passage.props.ts";

/** The way of one order, a large tile for each stage. */
export function Passage({ id, heading, steps }: PassageProps & { id: string }) {
  return (
    <section className="passage" aria-labelledby={`${id}-title`}>
      <div className="cell">
        <SectionHeading id={id} heading={heading} />
      </div>
      <ol>
        {steps.map(({ stage, name, text }, index) => (
          <li key={name} className="cell">
            <Swatch stage={stage ?? stages[index] ?? "sent"} />
            <h3>{name}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
