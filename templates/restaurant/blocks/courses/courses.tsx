import { fitWord } from "../../../../engine/blocks/fit.ts";
import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./courses.css";
import type { CoursesProps } from "./courses.props.ts";

/** Dishes on one plate-sized stage: on wide screens their pictures fade into each other as the words pass. */
export function Courses({ id, heading, dishes, link }: CoursesProps & { id: string }) {
  const isStaged = dishes.length <= 6 && dishes.every(({ picture }) => picture);
  const staged = isStaged ? (dishes.length > 3 ? "many" : "three") : undefined;
  const Title = titleTag(heading);
  return (
    <section className="courses" data-staged={staged} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks and boxes is none to some screen readers */}
      <ol role="list">
        {dishes.map(({ name, text, when, price, note, picture }) => (
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
              {when && <p className="courses-when">{when}</p>}
              <Title>{name}</Title>
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
