import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./shapes.css";
import type { ShapesProps } from "./shapes.props.ts";

/** Postures as one line and a circle each, in the order in which they are taken. */
export function Shapes({ id, heading, shapes, unit }: ShapesProps & { id: string }) {
  return (
    <section className="shapes" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {shapes.map(({ name, breaths, text, body, head }, index) => (
          <li key={name}>
            <svg viewBox="0 0 100 100" aria-hidden="true">
              {body && <path d={body} />}
              {body && head && <circle cx={head[0]} cy={head[1]} r="6" />}
              {!body && <Pebble size={10 + ((index * 7) % 4) * 4} />}
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

/** Lies where a body would stand. */
function Pebble({ size }: { size: number }) {
  return <ellipse cx="50" cy={99 - size * 0.7} rx={size} ry={size * 0.7} />;
}
