import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./programs.css";
import { Program } from "./program.tsx";
import type { ProgramsProps } from "./programs.props.ts";

/** Three programs as bars that hang from one line, all on one scale: a week is a step. Others stand side by side. */
export function Programs({
  id,
  heading,
  weekLabel,
  programs,
  picture,
  caption,
  actions,
}: ProgramsProps & { id: string }) {
  const isScale = programs.length === 3 && programs.every(({ weeks }) => weeks);
  return (
    <section
      className="programs"
      data-manner={isScale ? "scale" : "side-by-side"}
      aria-labelledby={heading && `${id}-title`}
    >
      <SectionHeading id={id} heading={heading} />
      {programs.map((program) => (
        <Program
          key={`${program.name} ${program.by}`}
          {...program}
          weekLabel={weekLabel}
          isToScale={isScale}
          rank={titleLevel(heading)}
        />
      ))}
      {picture && (
        <figure>
          <PictureView picture={picture} sizes="(min-width: 48rem) 62vw, 100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      <Actions actions={actions} />
    </section>
  );
}
