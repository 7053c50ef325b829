import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./stages.css";
import type { StagesProps } from "./stages.props.ts";

/** One piece under three lamps, each hanging lower than the last. */
export function Stages({ id, heading, stages }: StagesProps & { id: string }) {
  return (
    <section className="stages" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {stages.map(({ week, title, text, picture }) => (
          <li key={title}>
            {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 30vw, 82vw" />}
            {week && <p className="stage-week">{week}</p>}
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
