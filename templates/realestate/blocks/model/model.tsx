import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { SectionMark } from "../../drawing/section-mark.tsx";
import "./model.css";
import type { ModelProps } from "./model.props.ts";

/**
 * A section through a model between its two section marks, and below it how such a model comes about. Without a picture the
 * marks stand at the ends of the line along which is cut, and without steps it only says something.
 */
export function Model({
  id,
  heading,
  picture,
  caption,
  measure,
  mark,
  steps = [],
  actions,
}: ModelProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section
      className="model"
      aria-labelledby={nameOf(id, heading)}
      data-said={steps.length === 0 || undefined}
    >
      {!picture && (
        <p className="model-cut" aria-hidden="true">
          <SectionMark letter={mark} />
          <SectionMark letter={mark} />
        </p>
      )}
      <SectionHeading id={id} heading={heading} />
      {picture && (
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
      )}
      {steps.length > 0 && (
        <ol>
          {steps.map(({ figure, title, text }) => (
            <li key={title}>
              {figure && <p className="model-figure">{figure}</p>}
              <Title>{title}</Title>
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
      <Actions actions={actions} />
    </section>
  );
}
