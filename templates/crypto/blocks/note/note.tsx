import { Actions } from "../../../../engine/blocks/actions.tsx";
import { Braid } from "../../guilloche/braid.tsx";
import { Rosette } from "../../guilloche/rosette.tsx";
import "./note.css";
import type { NoteProps } from "./note.props.ts";
import { Ticks } from "./ticks.tsx";

/** A banknote under an aurora: its value engraved over the rosette of a coin, which turns as slowly as a clock. */
export function Note({
  id,
  issuer,
  serial,
  title,
  lead,
  rosette,
  headline,
  figures,
  actions,
  small,
}: NoteProps & { id: string }) {
  const engraved = `${id}-engraved`;
  return (
    <section className="note" aria-labelledby={`${id}-title`}>
      <div className="note-sky">
        <Ticks />
      </div>
      <div className="note-face">
        <Braid id={`${id}-top`} />
        <p className="note-issuer">{issuer}</p>
        {serial && <p className="note-serial">{serial}</p>}
        <div className="note-words">
          <h1 id={`${id}-title`}>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
        <Rosette id={id} symbol={rosette} />
        {headline && (
          <dl className="note-value">
            <dt>{headline.label}</dt>
            <dd>
              <span className="sr-only">{headline.value}</span>
              <svg viewBox="0 0 700 200" aria-hidden="true">
                <pattern id={engraved} width="14" height="5" patternUnits="userSpaceOnUse">
                  <path d="M0 2.5q3.5-3 7 0t7 0" />
                </pattern>
                <text x="700" y="172" fill={`url(#${engraved})`}>
                  {headline.value}
                </text>
              </svg>
            </dd>
            {headline.note && <dd className="note-small">{headline.note}</dd>}
          </dl>
        )}
        {figures && (
          <dl className="note-figures">
            {figures.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="note-figure">{value}</dd>
                {note && <dd className="note-small">{note}</dd>}
              </div>
            ))}
          </dl>
        )}
        {small && <p className="note-specimen">{small}</p>}
        <Braid id={`${id}-foot`} />
      </div>
    </section>
  );
}
