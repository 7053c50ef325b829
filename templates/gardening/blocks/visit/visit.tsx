import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { isMail, isNumber, lengthOf } from "../../number.ts";
import { rootsOf } from "./roots.ts";
import { starsOf } from "./stars.ts";
import "./visit.css";
import type { VisitProps } from "./visit.props.ts";

const roots = rootsOf([70, 480, 760, 1130], 250);
const stars = starsOf(46, 1200, 300);

/** How to get somebody into the garden, told below ground: the number as large as a spade, and what grows down to it. */
export function Visit({
  id,
  eyebrow,
  title,
  lead,
  action,
  ground = "roots",
  picture,
  phone,
  email,
  labels,
  lines = [],
  note,
}: VisitProps & { id: string }) {
  const others = [phone && !isNumber(phone) && phone, email && !isMail(email) && email];
  const actions = [action, ...others].filter((one) => typeof one === "object");
  return (
    <section className="visit" aria-labelledby={`${id}-title`}>
      <svg
        className="visit-roots"
        data-ground={ground === "stars" ? ground : undefined}
        viewBox="0 0 1200 300"
        preserveAspectRatio="xMidYMin slice"
        aria-hidden="true"
      >
        <path d={ground === "stars" ? stars : roots} />
      </svg>
      {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 30vw, 70vw" />}
      <div className="visit-words">
        {eyebrow && <p className="visit-note">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
        {actions.length > 0 && (
          <p className="actions">
            {actions.map(({ label, href }) => (
              <a className="action" key={label} href={href}>
                {label}
              </a>
            ))}
          </p>
        )}
      </div>
      {phone && isNumber(phone) && (
        <p className="visit-call">
          <span>{labels.call}</span>
          <a href={phone.href} data-length={lengthOf(phone.label)}>
            {phone.label}
          </a>
        </p>
      )}
      {email && isMail(email) && (
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
