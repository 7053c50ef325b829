import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { lengthOf } from "../../length.ts";
import { rootsOf } from "./roots.ts";
import "./visit.css";
import type { VisitProps } from "./visit.props.ts";

const roots = rootsOf([70, 480, 760, 1130], 250);

/** How to get somebody into the garden, told below ground: the number as large as a spade, and what grows down to it. */
export function Visit({
  id,
  title,
  text,
  picture,
  phone,
  email,
  labels,
  lines = [],
  note,
}: VisitProps & { id: string }) {
  return (
    <section className="visit" aria-labelledby={`${id}-title`}>
      <svg
        className="visit-roots"
        viewBox="0 0 1200 300"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d={roots} />
      </svg>
      {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 30vw, 70vw" />}
      <div className="visit-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
      </div>
      {phone && (
        <p className="visit-call">
          <span>{labels.call}</span>
          <a href={phone.href} data-length={lengthOf(phone.label)}>
            {phone.label}
          </a>
        </p>
      )}
      {email && (
        <p className="visit-write">
          <span>{labels.write}</span>
          <a href={email.href}>{email.label}</a>
        </p>
      )}
      {lines.length > 0 && <FactList facts={lines} />}
      {note && <p className="visit-note">{note}</p>}
    </section>
  );
}
