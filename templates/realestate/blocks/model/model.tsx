import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { SectionMark } from "../../drawing/section-mark.tsx";
import "./model.css";
import type { ModelProps } from "./model.props.ts";

/** A section through a model between its two section marks, and below it how such a model comes about. */
export function Model({ id, heading, picture, caption, measure, mark, steps }: ModelProps & { id: string }) {
  return (
    <section className="model" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <figure>
        {measure && (
          <p className="dimension" aria-hidden="true">
            <span>{measure}</span>
          </p>
        )}
        <SectionMark letter={mark} />
        <PictureView picture={picture} sizes="(min-width: 60rem) 84vw, 92vw" />
        <SectionMark letter={mark} />
        {caption && <figcaption className="figure-number">{caption}</figcaption>}
      </figure>
      <ol>
        {steps.map(({ figure, title, text }) => (
          <li key={title}>
            {figure && <p className="model-figure">{figure}</p>}
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
