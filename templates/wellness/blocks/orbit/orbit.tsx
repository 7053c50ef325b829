import "./orbit.css";
import type { OrbitProps } from "./orbit.props.ts";

/** Points around a heading. */
export function Orbit({ id, heading, items }: OrbitProps & { id: string }) {
  return (
    <section className="orbit" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading.title}</h2>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
