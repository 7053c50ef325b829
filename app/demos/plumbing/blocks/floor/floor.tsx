import "./floor.css";
import type { FloorProps } from "./floor.props.ts";

/** Reasons on the white tiles of a checkered floor, heading first. It is dry. */
export function Floor({ id, heading, reasons }: FloorProps & { id: string }) {
  return (
    <section className="floor" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading.title}</h2>
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
