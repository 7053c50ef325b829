import { PictureView } from "../../../../engine/picture-view.tsx";
import { Cloth } from "../../pieces/cloth.tsx";
import "./shoot.css";
import type { ShootProps } from "./shoot.props.ts";

/** Longer titles are set smaller, in more words to the line. */
const shortTitle = 32;

/** One shoot of the lookbook: its frame number, the picture, its credits and what in it is for sale. */
export function Shoot({
  id,
  variant,
  number,
  eyebrow,
  title,
  lead,
  credits = [],
  picture,
  featured,
  looks = [],
  labels,
  link,
}: ShootProps & { id: string }) {
  return (
    <section
      className="shoot"
      data-variant={variant}
      data-featured={featured || undefined}
      aria-labelledby={title && `${id}-title`}
    >
      {picture ? (
        <PictureView
          className="shoot-picture"
          picture={picture}
          sizes={variant === "spread" ? "(min-width: 68rem) 92vw, 100vw" : "(min-width: 48rem) 50vw, 100vw"}
        />
      ) : (
        <Cloth className="shoot-picture" length={frameOf(number, looks.length)} />
      )}
      {number && (
        <p className="shoot-number">
          <span className="sr-only">{labels.frame} </span>
          <span className="leaning">{number}</span>
        </p>
      )}
      <div className="shoot-title">
        {featured && labels.featured && <p className="shoot-mark">{labels.featured}</p>}
        {eyebrow && <p className="shoot-mark">{eyebrow}</p>}
        {title && (
          <h2 id={`${id}-title`} data-long={title.length > shortTitle || undefined}>
            {title}
          </h2>
        )}
        {lead && <p className="shoot-lead">{lead}</p>}
        {link && (
          <p>
            <a className="action-quiet" href={link.href}>
              {link.label}
            </a>
          </p>
        )}
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
          {looks.map(({ item, text, price, unit, note, available, href }) => {
            const Look = href ? "a" : "span";
            return (
              <li key={item}>
                <Look href={href}>
                  {item}{" "}
                  <span>
                    {[[price, unit].filter(Boolean).join(" "), available === false && labels.soldOut]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </Look>
                {(text || note) && <p>{[text, note].filter(Boolean).join(" ")}</p>}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** The length that hangs in the same frame of a contact sheet; without a number, any. */
function frameOf(number: string | undefined, any: number): number {
  const frame = Number.parseInt(number ?? "", 10);
  return frame > 0 ? frame - 1 : any;
}
