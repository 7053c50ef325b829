import { PictureView } from "../../picture-view.tsx";
import { SectionHeading } from "../section-heading.tsx";
import "../reveal.css";
import "./timeline.css";
import type { TimelineProps } from "./timeline.props.ts";

export function Timeline({ id, variant, heading, entries }: TimelineProps & { id: string }) {
  const Title = heading ? "h3" : "h2";
  return (
    <section className="timeline" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {heading && <SectionHeading id={id} heading={heading} />}
      <ol>
        {entries.map(({ date, title, text, picture }) => (
          <li key={`${date} ${title}`} className="reveal">
            <p className="timeline-date">{date}</p>
            <div className="timeline-words">
              <Title className="timeline-title">{title}</Title>
              {text && <p>{text}</p>}
            </div>
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
