import type { ReactNode } from "react";
import { Actions } from "../../../../engine/blocks/actions.tsx";
import "./manual.css";
import type { ManualProps } from "./manual.props.ts";

/** As many letters as stand in the column beside their meaning. */
const longFlag = 26;
const longTitle = 60;

/** The manual page of a command, or of a business, printed on listing paper. */
export function Manual({
  id,
  name,
  book,
  eyebrow,
  title,
  summary,
  synopsis = [],
  lead,
  options = [],
  status = [],
  bugs,
  actions = [],
  maker,
  date,
  labels = {},
}: ManualProps & { id: string }) {
  const isLong = options.some(({ flag }) => flag.length > longFlag);
  return (
    <section
      className={title.length > longTitle ? "manual manual-long" : "manual"}
      aria-labelledby={`${id}-title`}
    >
      {(name || book) && (
        <p className="manual-line">
          {name && <span className="manual-name">{name}</span>}
          {book && <span>{book}</span>}
          {name && (
            <span className="manual-name" aria-hidden="true">
              {name}
            </span>
          )}
        </p>
      )}
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={`${id}-title`}>{title}</h2>
      <Entry label={labels.name}>{summary && <p>{summary}</p>}</Entry>
      <Entry label={labels.synopsis}>
        {synopsis.length > 0 && (
          <ul>
            {synopsis.map((line) => (
              <li key={line}>
                <code>{line}</code>
              </li>
            ))}
          </ul>
        )}
      </Entry>
      <Entry label={labels.description}>{lead && <p>{lead}</p>}</Entry>
      <Entry label={labels.options}>
        {options.length > 0 && (
          <dl className={isLong ? "manual-questions" : undefined}>
            {options.map(({ flag, text }) => (
              <div key={flag}>
                <dt>{flag}</dt>
                {text && <dd>{text}</dd>}
              </div>
            ))}
          </dl>
        )}
      </Entry>
      <Entry label={labels.status}>
        {status.length > 0 && (
          <dl className="manual-status">
            {status.map(({ code, text }) => (
              <div key={code}>
                <dt>{code}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        )}
      </Entry>
      <Entry label={labels.bugs}>{bugs && <p>{bugs}</p>}</Entry>
      <Actions actions={actions} />
      {(maker || date) && (
        <p className="manual-line">
          {maker && <span>{maker}</span>}
          {date && <span>{date}</span>}
          {name && (
            <span className="manual-name" aria-hidden="true">
              {name}
            </span>
          )}
        </p>
      )}
    </section>
  );
}

/** What stands below its title, if it is there. */
function Entry({ label, children }: { label?: string | undefined; children: ReactNode }) {
  if (!children) return null;
  return (
    <>
      {label && <h3>{label}</h3>}
      {children}
    </>
  );
}
