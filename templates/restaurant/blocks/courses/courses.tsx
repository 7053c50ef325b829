import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./courses.css";
import type { CoursesProps } from "./courses.props.ts";

/** Dishes on one plate-sized stage: on wide screens their pictures fade into each other as the words pass. */
export function Courses({ id, heading, dishes, link }: CoursesProps & { id: string }) {
  const staged = dishes.every(({ picture }) => picture) ? (dishes.length > 3 ? "many" : "three") : undefined;
  return (
    <section className="courses" data-staged={staged} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks and boxes is none to some screen readers */}
      <ol role="list">
        {dishes.map(({ name, text, price, note, picture }) => (
          <li key={name} data-plain={!picture || undefined}>
            {picture && (
              <PictureView
                className="courses-plate"
                picture={picture}
                sizes="(min-width: 60rem) 60vw, 100vw"
              />
            )}
            <article className="courses-words">
              {price && (
                <p className="courses-price" data-fit={fitWord(price)}>
                  {price}
                </p>
              )}
              <h3>{name}</h3>
              {text && <p>{text}</p>}
              {note && <p className="courses-note">{note}</p>}
            </article>
          </li>
        ))}
      </ol>
      {link && (
        <p className="courses-more">
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </section>
  );
}
