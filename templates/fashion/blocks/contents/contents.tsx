import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./contents.css";
import type { ContentsProps } from "./contents.props.ts";

/** The contents page: page numbers as large as pictures, set along a line of twelve degrees. */
export function Contents({ id, heading, picture, entries }: ContentsProps & { id: string }) {
  return (
    <section className="contents" aria-labelledby={`${id}-title`}>
      <div className="contents-head">
        <SectionHeading id={id} heading={heading} />
        {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 22vw, 60vw" />}
      </div>
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ul className="contents-list" role="list">
        {entries.map(({ page, title, text, href }) => (
          <li key={page}>
            <a href={href}>
              <span className="leaning">{page}</span> <span className="contents-title">{title}</span>{" "}
              {text && <span className="contents-text">{text}</span>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
