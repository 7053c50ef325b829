import { PictureView } from "../../../../engine/picture-view.tsx";
import "./spread.css";
import type { SpreadProps } from "./spread.props.ts";

const sizes = {
  verso: "(min-width: 48rem) 58vw, 100vw",
  recto: "(min-width: 48rem) 36vw, 100vw",
  bleed: "100vw",
};

/** Two facing pages of the issue: a story with its page number, cut off at twelve degrees where it meets the picture. */
export function Spread({
  id,
  variant,
  folio,
  folioLabel,
  title,
  text = [],
  picture,
  second,
  caption,
  link,
}: SpreadProps & { id: string }) {
  return (
    <section className="spread" data-variant={variant} aria-labelledby={`${id}-title`}>
      <figure className="spread-picture">
        <PictureView picture={picture} sizes={sizes[variant]} />
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
      <h2 id={`${id}-title`}>{title}</h2>
      {(text.length > 0 || link) && (
        <div className="spread-text">
          {text.map((words) => (
            <p key={words}>{words}</p>
          ))}
          {link && (
            <a className="action-quiet" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      )}
    </section>
  );
}
