import { PictureView } from "../../../../engine/picture-view.tsx";
import "./handful.css";
import type { HandfulProps } from "./handful.props.ts";

/** Six coins in a row read as a chart: below each stands what it was worth. */
export function Handful({ id, eyebrow, title, text, picture, scale, coins }: HandfulProps & { id: string }) {
  return (
    <section className="handful" aria-labelledby={`${id}-title`}>
      <header className="handful-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className="lead">{text}</p>}
      </header>
      <figure>
        <PictureView picture={picture} sizes="100vw" />
        <figcaption>
          <dl>
            {coins.map(({ name, worth }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{worth}</dd>
              </div>
            ))}
          </dl>
          {scale && <p>{scale}</p>}
        </figcaption>
      </figure>
    </section>
  );
}
