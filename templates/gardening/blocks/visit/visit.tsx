import { PictureView } from "../../../../engine/picture-view.tsx";
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
  lines,
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
      <PictureView picture={picture} sizes="(min-width: 60rem) 30vw, 70vw" />
      <div className="visit-words">
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{text}</p>
      </div>
      <p className="visit-call">
        <span>{labels.call}</span>
        <a href={phone.href}>{phone.label}</a>
      </p>
      <p className="visit-write">
        <span>{labels.write}</span>
        <a href={email.href}>{email.label}</a>
      </p>
      <dl>
        {lines.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="visit-note">{note}</p>
    </section>
  );
}
