import { fitLine } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./programs.css";
import type { ProgramsProps } from "./programs.props.ts";

/** Three programs as bars that hang from one line, all on one scale: a week is a step. Others stand side by side. */
export function Programs({
  id,
  heading,
  weekLabel,
  programs,
  picture,
  caption,
}: ProgramsProps & { id: string }) {
  const isScale = programs.length === 3 && programs.every(({ weeks }) => weeks);
  return (
    <section
      className="programs"
      data-manner={isScale ? "scale" : "side-by-side"}
      aria-labelledby={`${id}-title`}
    >
      <SectionHeading id={id} heading={heading} />
      {programs.map((program) => (
        <Program key={program.name} {...program} weekLabel={weekLabel} />
      ))}
      {picture && (
        <figure>
          <PictureView picture={picture} sizes="(min-width: 48rem) 62vw, 100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
    </section>
  );
}

type ProgramProps = ProgramsProps["programs"][number] & Pick<ProgramsProps, "weekLabel">;

function Program({
  name,
  level,
  duration,
  weeks,
  price,
  per,
  description,
  features = [],
  marks = [],
  action,
  weekLabel,
}: ProgramProps) {
  const known = [duration, level].filter((text) => text !== undefined);
  return (
    <article data-plain={!weeks || undefined}>
      {weeks && (
        <ol className="programs-bar" data-weeks={weeks}>
          {marks.map(({ week, label }) => (
            <li key={week} data-week={week}>
              <span className="sr-only">{weekLabel} </span>
              <b>{week}</b>
              {label}
            </li>
          ))}
        </ol>
      )}
      <div className="programs-words">
        {price && (
          <p className="programs-price" data-fit={fitLine(price)}>
            {price}
            {per && <span>{per}</span>}
          </p>
        )}
        <h3>{name}</h3>
        {known.length > 0 && <p className="programs-facts">{known.map((text) => `${text}.`).join(" ")}</p>}
        {description && <p>{description}</p>}
        {features.length > 0 && (
          <ul>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        )}
        {action && (
          <a className="action-quiet" href={action.href}>
            {action.label}
          </a>
        )}
      </div>
    </article>
  );
}
