import "./plunge.css";
import type { PlungeProps } from "./plunge.props.ts";

/** The deck with its board, the water's surface, and one word that stands in it: below the line it is bent. */
export function Plunge({ id, word, lead, phone, facts, action }: PlungeProps & { id: string }) {
  return (
    <section className="plunge" aria-labelledby={`${id}-title`}>
      <div className="plunge-deck">
        <a className="plunge-phone" href={phone.href}>
          {phone.label}
        </a>
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <svg className="plunge-board" viewBox="0 0 700 64" aria-hidden="true">
        <path className="plunge-post" d="M70 30v34M190 30v34" />
        <path className="plunge-plank" d="M0 0H689a8 8 0 0 1 0 16L260 31H0Z" />
      </svg>
      <div className="plunge-water">
        <h1 id={`${id}-title`}>
          <span>{word}</span>
          <span aria-hidden="true">{word}</span>
        </h1>
        <p className="plunge-lead">{lead}</p>
        <a className="action" href={action.href}>
          {action.label}
        </a>
      </div>
    </section>
  );
}
