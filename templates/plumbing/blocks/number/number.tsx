import { Pipe } from "../../pipe/pipe.tsx";
import "./number.css";
import type { NumberProps } from "./number.props.ts";
import { NumberWall } from "./number-wall.tsx";

/** The telephone number, as large as the screen is wide, and what a caller asks first. */
export function NumberOnWall({ id, title, phone, call, facts = [], estimate }: NumberProps & { id: string }) {
  return (
    <section className="number" aria-labelledby={`${id}-title`}>
      {phone && (
        <a className="number-wall" href={phone.href} aria-label={call ?? phone.label}>
          <NumberWall phone={phone} />
        </a>
      )}
      <Pipe to="left" from="number" />
      <div className="number-words">
        <h1 id={`${id}-title`}>{title}</h1>
        {(phone || estimate) && (
          <p className="number-calls">
            {phone && (
              <a className="action" href={phone.href}>
                {phone.label}
              </a>
            )}
            {estimate && (
              <a className="action-quiet" href={estimate.href}>
                {estimate.label}
              </a>
            )}
          </p>
        )}
        {facts.length > 0 && (
          <dl>
            {facts.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <strong>{value}</strong> {note && <span>{note}</span>}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
