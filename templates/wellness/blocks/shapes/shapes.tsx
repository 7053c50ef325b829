import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./shapes.css";
import type { ShapesProps } from "./shapes.props.ts";

/** Postures as one line and a circle each, in the order in which they are taken. */
export function Shapes({ id, heading, shapes, unit }: ShapesProps & { id: string }) {
  return (
    <section className="shapes" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {shapes.map(({ name, breaths, text, body, head: [x, y] }) => (
          <li key={name}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              <path d={body} />
              <circle cx={x} cy={y} r="6" />
            </svg>
            <h3>{name}</h3>
            <p className="shape-breaths">
              {breaths} {unit}
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
