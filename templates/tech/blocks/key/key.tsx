import { PictureView } from "../../../../engine/picture-view.tsx";
import "./key.css";
import type { KeyProps } from "./key.props.ts";

/** The one key, out to the edge of the screen, and what it sets off. */
export function Key({ id, title, text, picture, steps }: KeyProps & { id: string }) {
  return (
    <section className="key" aria-labelledby={`${id}-title`}>
      {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 50vw, 100vw" />}
      <div className="key-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
        <ol>
          {steps.map(({ at, title, text }) => (
            <li key={title}>
              {at && <b>{at}</b>}
              <p>{text ? `${title} ${text}` : title}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
