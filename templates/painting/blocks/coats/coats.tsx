import "./coats.css";
import type { CoatsProps } from "./coats.props.ts";

/** One word across three days of a wall: there, half there, gone. Without a word, what happens in coats, one after the other. */
export function Coats({ id, title, lead, ghost, days }: CoatsProps & { id: string }) {
  const Title = title ? "h3" : "h2";
  return (
    <section className="coats" aria-labelledby={title && `${id}-title`}>
      {title && (
        <h2 id={`${id}-title`} className="twice">
          {title}
        </h2>
      )}
      {lead && <p className="coats-lead">{lead}</p>}
      <div className="coats-wall" data-numbered={!ghost || undefined}>
        {ghost && (
          <p className="coats-ghost" aria-hidden="true">
            {ghost}
          </p>
        )}
        <ol data-count={days.length === 3 ? undefined : days.length}>
          {days.map(({ day, state, text }) => (
            <li key={state}>
              <Title>{state}</Title>
              {day && <p className="coats-day">{day}</p>}
              {text && <p className="coats-text">{text}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
