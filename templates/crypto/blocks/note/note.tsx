import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { Braid } from "../../guilloche/braid.tsx";
import { Rosette } from "../../guilloche/rosette.tsx";
import "./note.css";
import type { NoteProps } from "./note.props.ts";
import { Ticks } from "./ticks.tsx";

/** What stands in one line of the narrowest note, name and number together. */
const oneLine = 48;

/** A banknote under an aurora: its value engraved over the rosette of a coin, which turns as slowly as a clock. */
export function Note({
  id,
  issuer = "",
  office = "",
  serial = "",
  title,
  lead,
  rosette,
  headline,
  figures,
  actions,
  small,
}: NoteProps & { id: string }) {
  const isLong = (issuer + office + serial).length > oneLine || /\S{13}/.test(issuer);
  return (
    <section className="note" data-long={isLong || undefined} aria-labelledby={`${id}-title`}>
      <div className="note-sky">
        <Ticks />
      </div>
      <div className="note-face">
        <Braid id={`${id}-top`} />
        {issuer && (
          <p className="note-issuer">
            {issuer}
            {office}
          </p>
        )}
        {serial && <p className="note-serial">{serial}</p>}
        <div className="note-words">
          <PageTitle id={`${id}-title`}>{title}</PageTitle>
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
        <Rosette id={id} symbol={rosette ?? (issuer || title)} />
        {headline ? (
          <dl className="note-value">
            <dt>{headline.label}</dt>
            <dd>
              <span className="sr-only">{headline.value}</span>
              <Engraved id={id} value={headline.value} />
            </dd>
            {headline.note && <dd className="note-small">{headline.note}</dd>}
          </dl>
        ) : (
          <div className="note-value" data-initial={true}>
            <Engraved id={id} value={initialOf(issuer || title)} />
          </div>
        )}
        {figures && (
          <dl className="note-figures" data-count={figures.length === 3 ? undefined : figures.length}>
            {figures.map(({ label, value, text, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="note-figure">{value}</dd>
                {text && <dd className="note-small">{text}</dd>}
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

Note.opensPage = true;

/** Large, in fine lines, as far right as it goes; a single letter in the middle. */
function Engraved({ id, value }: { id: string; value: string }) {
  const pattern = `${id}-engraved`;
  const isInitial = value.length < 3;
  return (
    <svg viewBox={isInitial ? "0 0 300 300" : "0 0 700 200"} aria-hidden="true">
      <pattern id={pattern} width="14" height="5" patternUnits="userSpaceOnUse">
        <path d="M0 2.5q3.5-3 7 0t7 0" />
      </pattern>
      <text x={isInitial ? 150 : 700} y={isInitial ? 225 : 172} fill={`url(#${pattern})`}>
        {value}
      </text>
    </svg>
  );
}

function initialOf(name: string): string {
  const [first = ""] = new Intl.Segmenter().segment(name.trim());
  return (typeof first === "string" ? first : first.segment).toUpperCase();
}
