import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./programs.css";
import type { ProgramsProps } from "./programs.props.ts";

/** Three programs as bars that hang from one line, all on one scale: a week is a step. */
export function Programs({
  id,
  heading,
  weekLabel,
  programs,
  picture,
  caption,
}: ProgramsProps & { id: string }) {
  return (
    <section className="programs" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {programs.map(({ name, level, duration, weeks, price, per, description, features, marks, action }) => (
        <article key={name}>
          <ol className="programs-bar" data-weeks={weeks}>
            {marks.map(({ week, label }) => (
              <li key={week} data-week={week}>
                <span className="sr-only">{weekLabel} </span>
                <b>{week}</b>
                {label}
              </li>
            ))}
          </ol>
          <div className="programs-words">
            <p className="programs-price">
              {price}
              {per && <span>{per}</span>}
            </p>
            <h3>{name}</h3>
            <p className="programs-facts">
              {duration}. {level}.
            </p>
            <p>{description}</p>
            <ul>
              {features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
            <a className="action-quiet" href={action.href}>
              {action.label}
            </a>
          </div>
        </article>
      ))}
      <figure>
        <PictureView picture={picture} sizes="(min-width: 48rem) 62vw, 100vw" />
        <figcaption>{caption}</figcaption>
      </figure>
    </section>
  );
}
