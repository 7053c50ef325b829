import "./manual.css";
import type { ManualProps } from "./manual.props.ts";

/** The manual page of a command, printed on listing paper. */
export function Manual({
  id,
  name,
  book,
  title,
  summary,
  synopsis,
  description,
  options,
  status,
  bugs,
  date,
}: ManualProps & { id: string }) {
  return (
    <section className="manual" aria-labelledby={`${id}-title`}>
      <p className="manual-line">
        <span>{name}</span>
        <span>{book}</span>
        <span aria-hidden="true">{name}</span>
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
      <h3>Name</h3>
      <p>{summary}</p>
      <h3>Synopsis</h3>
      <ul>
        {synopsis.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <h3>Description</h3>
      <p>{description}</p>
      <h3>Options</h3>
      <dl>
        {options.map(({ flag, text }) => (
          <div key={flag}>
            <dt>{flag}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>Exit status</h3>
      <dl className="manual-status">
        {status.map(({ code, text }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>Bugs</h3>
      <p>{bugs}</p>
      <p className="manual-line">
        <span>Hotpath</span>
        <span>{date}</span>
        <span aria-hidden="true">{name}</span>
      </p>
    </section>
  );
}
