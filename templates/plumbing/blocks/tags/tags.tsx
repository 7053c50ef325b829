import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./tags.css";
import type { TagsProps } from "./tags.props.ts";

/** Rare work and its prices beside what it takes: the picture runs off the page. */
export function Tags({ id, heading, picture, tags }: TagsProps & { id: string }) {
  return (
    <section className="tags" aria-labelledby={`${id}-title`}>
      <PictureView picture={picture} sizes="(min-width: 60rem) 48vw, 100vw" />
      <div>
        <SectionHeading id={id} heading={heading} />
        <ul>
          {tags.map(({ name, text, price }) => (
            <li key={name}>
              <h3>{name}</h3>
              {price && <p className="tags-price">{price}</p>}
              {text && <p className="tags-text">{text}</p>}
            </li>
          ))}
        </ul>
      </div>
      <Pipe to="left" />
    </section>
  );
}
