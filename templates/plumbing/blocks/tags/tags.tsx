import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./tags.css";
import type { TagsProps } from "./tags.props.ts";

/** Rare work and its prices beside what it takes: the picture runs off the page. Without one, a list in two columns. */
export function Tags({ id, heading, drawing, picture, tags }: TagsProps & { id: string }) {
  return (
    <section className="tags" aria-labelledby={nameOf(id, heading)}>
      {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 48vw, 100vw" />}
      <div>
        <SectionHeading id={id} heading={heading} />
        <ul>
          {tags.map(({ name, when, by, text, price, unit, note }) => (
            <li key={name}>
              <h3 aria-level={titleLevel(heading)}>{name}</h3>
              {(price || unit) && (
                <p className="tags-price">
                  {price} {unit && <small>{unit}</small>}
                </p>
              )}
              {[by, when, text, note].map(
                (words) =>
                  words && (
                    <p key={words} className="tags-text">
                      {words}
                    </p>
                  ),
              )}
            </li>
          ))}
        </ul>
      </div>
      <Pipe drawing={drawing} />
    </section>
  );
}
