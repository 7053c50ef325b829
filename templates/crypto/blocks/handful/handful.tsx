import { PictureView } from "../../../../engine/picture-view.tsx";
import { Growing } from "./growing.tsx";
import "./handful.css";
import type { HandfulProps } from "./handful.props.ts";

/** Six coins in a row read as a chart: below each stands what it was worth. Other figures have coins drawn in their place. */
export function Handful({ id, eyebrow, title, lead, picture, scale, coins }: HandfulProps & { id: string }) {
  const isPictured = picture && coins.length === 6 && coins.every(isShort);
  return (
    <section className="handful" aria-labelledby={`${id}-title`}>
      <header className="handful-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {isPictured ? (
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
      ) : (
        <Growing scale={scale} coins={coins} />
      )}
    </section>
  );
}

/** Whether it is no wider than the smallest coin of the picture, and no more than its name. */
function isShort({ name, worth, unit, text, note }: HandfulProps["coins"][number]): boolean {
  return /^[\p{Script=Latin} ]{1,8}$/u.test(name) && worth.length <= 6 && !unit && !text && !note;
}
