import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./liner-notes.css";
import type { LinerNotesProps } from "./liner-notes.props.ts";

/** What the label is for, said loudly, with the figures it is proud of in the margin. */
export function LinerNotes({
  id,
  title,
  paragraphs = [],
  picture,
  caption,
  figures = [],
}: LinerNotesProps & { id: string }) {
  return (
    <section
      className="liner-notes"
      data-bare={(!picture && (paragraphs.length === 0 || figures.length === 0)) || undefined}
      aria-labelledby={`${id}-title`}
    >
      <h2 id={`${id}-title`} data-fit={fitWord(title)}>
        {title}
      </h2>
      {picture && (
        <figure>
          <PictureView picture={picture} sizes="(min-width: 60rem) 24rem, 60vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      {paragraphs.length > 0 && (
        <div className="liner-notes-text">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      )}
      {figures.length > 0 && (
        <dl>
          {figures.map(({ value, label }) => (
            <div key={label ?? value}>
              {label && <dt>{label}</dt>}
              <dd data-fit={fitWord(value)} data-long={value.length > 6 || undefined}>
                {value}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
