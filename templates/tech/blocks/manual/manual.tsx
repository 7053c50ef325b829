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
  maker,
  date,
  labels,
}: ManualProps & { id: string }) {
  return (
    <section className="manual" aria-labelledby={`${id}-title`}>
      <p className="manual-line">
        <span className="manual-name">{name}</span>
        <span>{book}</span>
        <span className="manual-name" aria-hidden="true">
          {name}
        </span>
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
      <h3>{labels.name}</h3>
      <p>{summary}</p>
      <h3>{labels.synopsis}</h3>
      <ul>
        {synopsis.map((line) => (
          <li key={line}>
            <code>{line}</code>
          </li>
        ))}
      </ul>
      <h3>{labels.description}</h3>
      <p>{description}</p>
      <h3>{labels.options}</h3>
      <dl>
        {options.map(({ flag, text }) => (
          <div key={flag}>
            <dt>{flag}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{labels.status}</h3>
      <dl className="manual-status">
        {status.map(({ code, text }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <h3>{labels.bugs}</h3>
      <p>{bugs}</p>
      <p className="manual-line">
        <span>{maker}</span>
        <span>{date}</span>
        <span className="manual-name" aria-hidden="true">
          {name}
        </span>
      </p>
    </section>
  );
}
