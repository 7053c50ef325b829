import { PictureView } from "../../picture-view.tsx";
import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "../reveal.css";
import "./timeline.css";
import type { TimelineProps } from "./timeline.props.ts";

export function Timeline({ id, variant, heading, entries }: TimelineProps & { id: string }) {
  const Title = titleTag(heading);
  if (entries.length === 0) return null;
  return (
    <section className="timeline" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {entries.map(({ date, title, text, picture, link }) => (
          <li key={`${date} ${title}`} className="reveal">
            {date && <p className="timeline-date">{date}</p>}
            {(title || text || link) && (
              <div className="timeline-words">
                {title && <Title className="timeline-title">{title}</Title>}
                {text && <p>{text}</p>}
                {link && (
                  <a className="action-quiet" href={link.href}>
                    {link.label}
                  </a>
                )}
              </div>
            )}
            {picture && (
              <PictureView
                className="timeline-picture"
                picture={picture}
                sizes="(min-width: 56rem) 24vw, 80vw"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
