import { Actions } from "../../../../engine/blocks/actions.tsx";
import { Braid } from "../../guilloche/braid.tsx";
import { Rosette } from "../../guilloche/rosette.tsx";
import "./specimen.css";
import type { SpecimenProps } from "./specimen.props.ts";

/** A warning printed like a note, so that it is read as carefully, or what else deserves it; its number is worth nothing. */
export function Specimen({
  id,
  eyebrow,
  title,
  lead,
  serial,
  points,
  reasons,
  steps,
  advice,
  signature,
  actions,
}: SpecimenProps & { id: string }) {
  const clauses = reasons ?? steps;
  return (
    <section className="specimen" aria-labelledby={`${id}-title`}>
      <Rosette id={id} symbol={title} />
      <Braid id={`${id}-top`} />
      {(eyebrow || serial) && (
        <p className="specimen-line">
          <span>{eyebrow}</span>
          {serial && <span>{serial}</span>}
        </p>
      )}
      <h2 id={`${id}-title`} data-long={title.length > 36 || undefined}>
        {title}
      </h2>
      {lead && <p className="lead">{lead}</p>}
      {points && (
        <ol data-count={columnsOf(points)}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ol>
      )}
      {clauses && (
        <ol className="specimen-clauses" data-count={columnsOf(clauses)}>
          {clauses.map((clause) => (
            <li key={clause.title}>
              <Clause {...clause} />
            </li>
          ))}
        </ol>
      )}
      <Actions actions={actions} />
      {advice && (
        <p className="specimen-advice">
          {advice} {signature && <span>{signature}</span>}
        </p>
      )}
      <Braid id={`${id}-foot`} />
    </section>
  );
}

type ClauseProps = { title: string; text?: string; value?: string; when?: string };

function Clause({ title, text, value, when }: ClauseProps) {
  return (
    <>
      <h3>{title}</h3>
      {(when ?? value) && <p className="specimen-when">{when ?? value}</p>}
      {text && <p>{text}</p>}
    </>
  );
}

/** Of how many columns the rows come out even, where these are not four. */
function columnsOf({ length }: readonly unknown[]): number | undefined {
  if (length % 4 === 0 || length > 9 || length === 7) return undefined;
  return length < 3 ? length : 3;
}
