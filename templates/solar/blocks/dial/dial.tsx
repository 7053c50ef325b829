import { SectionHour } from "../../sky/section-hour.tsx";
import "./dial.css";
import type { DialProps } from "./dial.props.ts";

/** Why them, read off a sundial: a reason at each line. */
export function Dial({ id, hour, title, reasons = [] }: DialProps & { id: string }) {
  return (
    <section className="dial" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
