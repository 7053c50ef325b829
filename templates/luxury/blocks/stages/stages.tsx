import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./stages.css";
import type { StagesProps } from "./stages.props.ts";

/** One piece under three lamps, each hanging lower than the last. */
export function Stages({ id, heading, stages, actions }: StagesProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="stages" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {stages.map(({ week, title, text, picture }) => (
          <li key={title}>
            {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 30vw, 82vw" />}
            {week && <p className="stage-week">{week}</p>}
            <Title>{title}</Title>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
      <Actions actions={actions} />
    </section>
  );
}
