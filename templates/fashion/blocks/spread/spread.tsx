import { PictureView } from "../../../../engine/picture-view.tsx";
import { Cloth } from "../../pieces/cloth.tsx";
import "./spread.css";
import type { SpreadProps } from "./spread.props.ts";

const sizes = {
  verso: "(min-width: 48rem) 58vw, 100vw",
  recto: "(min-width: 48rem) 36vw, 100vw",
  bleed: "100vw",
};

/** Longer titles are set smaller, in more words to the line. */
const shortTitle = 32;

/** Two facing pages of the issue: a story with its page number, cut off at twelve degrees where it meets the picture. */
export function Spread({
  id,
  variant,
  folio,
  folioLabel,
  eyebrow,
  title,
  lead,
  text = [],
  picture,
  second,
  caption,
  link,
  other,
}: SpreadProps & { id: string }) {
  return (
    <section className="spread" data-variant={variant} aria-labelledby={`${id}-title`}>
      <figure className="spread-picture">
        {picture ? <PictureView picture={picture} sizes={sizes[variant]} /> : <Cloth length={title.length} />}
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      {second && (
        <PictureView className="spread-second" picture={second} sizes="(min-width: 48rem) 18vw, 50vw" />
      )}
      {folio && (
        <p className="spread-folio">
          <span className="sr-only">{folioLabel} </span>
          <span className="leaning">{folio}</span>
        </p>
      )}
      <h2 id={`${id}-title`} data-long={title.length > shortTitle || undefined}>
        {title}
      </h2>
      {(eyebrow || lead || text.length > 0 || link || other) && (
        <div className="spread-text">
          {eyebrow && <p className="spread-eyebrow">{eyebrow}</p>}
          {lead && <p>{lead}</p>}
          {text.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {link && (
            <a className="action-quiet" href={link.href}>
              {link.label}
            </a>
          )}
          {other && (
            <a className="action-quiet" href={other.href}>
              {other.label}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
