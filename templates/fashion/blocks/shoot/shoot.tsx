import { PictureView } from "../../../../engine/picture-view.tsx";
import "./shoot.css";
import type { ShootProps } from "./shoot.props.ts";

/** One shoot of the lookbook: its frame number, the picture, its credits and what in it is for sale. */
export function Shoot({
  id,
  variant,
  number,
  title,
  credits = [],
  picture,
  featured,
  looks = [],
  labels,
}: ShootProps & { id: string }) {
  return (
    <section
      className="shoot"
      data-variant={variant}
      data-featured={featured || undefined}
      aria-labelledby={`${id}-title`}
    >
      <PictureView
        className="shoot-picture"
        picture={picture}
        sizes={variant === "spread" ? "(min-width: 68rem) 92vw, 100vw" : "(min-width: 48rem) 50vw, 100vw"}
      />
      <p className="shoot-number">
        <span className="sr-only">{labels.frame} </span>
        <span className="leaning">{number}</span>
      </p>
      <div className="shoot-title">
        {featured && <p className="shoot-mark">{labels.featured}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
      </div>
      {credits.length > 0 && (
        <dl className="shoot-credits">
          {credits.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {looks.length > 0 && (
        // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
        <ul className="shoot-looks" role="list" aria-label={labels.looks}>
          {looks.map(({ item, price, available, href }) => (
            <li key={item}>
              <a href={href}>
                {item} <span>{[price, !available && labels.soldOut].filter(Boolean).join(", ")}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
