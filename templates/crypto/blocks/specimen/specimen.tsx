import { Braid } from "../../guilloche/braid.tsx";
import { Rosette } from "../../guilloche/rosette.tsx";
import "./specimen.css";
import type { SpecimenProps } from "./specimen.props.ts";

/** A warning printed like a note, so that it is read as carefully; its number is worth nothing. */
export function Specimen({
  id,
  eyebrow,
  title,
  serial,
  points,
  advice,
  signature,
}: SpecimenProps & { id: string }) {
  return (
    <section className="specimen" aria-labelledby={`${id}-title`}>
      <Rosette id={id} symbol={title} />
      <Braid id={`${id}-top`} />
      <p className="specimen-line">
        <span>{eyebrow}</span>
        {serial && <span>{serial}</span>}
      </p>
      <h2 id={`${id}-title`}>{title}</h2>
      <ol>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ol>
      {advice && (
        <p className="specimen-advice">
          {advice} {signature && <span>{signature}</span>}
        </p>
      )}
      <Braid id={`${id}-foot`} />
    </section>
  );
}
