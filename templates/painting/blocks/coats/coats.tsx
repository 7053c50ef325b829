import "./coats.css";
import type { CoatsProps } from "./coats.props.ts";

/** One word across three days of a wall: there, half there, gone. */
export function Coats({ id, title, ghost, days }: CoatsProps & { id: string }) {
  return (
    <section className="coats" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="twice">
        {title}
      </h2>
      <div className="coats-wall">
        <p className="coats-ghost" aria-hidden="true">
          {ghost}
        </p>
        <ol>
          {days.map(({ day, state, text }) => (
            <li key={day}>
              <h3>{state}</h3>
              <p className="coats-day">{day}</p>
              {text && <p className="coats-text">{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
