import { Actions } from "../../../../engine/blocks/actions.tsx";
import { River } from "../../river/river.tsx";
import "./dollar.css";
import type { DollarProps } from "./dollar.props.ts";

/** A dollar as a hundred strokes, in the lengths it was spent in; beside it why one may part with it. */
export function Dollar({ id, title, lead, parts = [], why, actions, course }: DollarProps & { id: string }) {
  const most = Math.max(...parts.map(({ cents }) => cents));
  return (
    <section
      className="dollar stretch"
      data-bare={parts.length === 0 || undefined}
      aria-labelledby={`${id}-title`}
    >
      <River course={course} />
      <div className="dollar-heading">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      {parts.length > 0 && (
        <ul className="dollar-parts">
          {parts.map(({ cents, label }) => (
            <li key={label}>
              <b>{cents}¢</b>
              <span>{label}</span>
              <svg viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
                <path d={`M0 .5H${cents}`} />
              </svg>
            </li>
          ))}
        </ul>
      )}
      {why && (
        <div className="dollar-why">
          {why.title && <h3>{why.title}</h3>}
          <ul>
            {why.reasons.map(({ title, text }) => (
              <li key={title}>
                <b>{title}</b> {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
