import { FeatureRows } from "../../../../engine/blocks/feature-rows/feature-rows.tsx";
import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Rosette } from "../../guilloche/rosette.tsx";
import "./chapters.css";
import type { ChaptersProps } from "./chapters.props.ts";

/** What there is to tell, beside pictures that change sides; where one has none, each beside a seal, as on a deed. */
export function Chapters({ id, heading, rows }: ChaptersProps & { id: string }) {
  const Title = titleTag(heading);
  if (rows.every(({ picture, value }) => picture && !value))
    return <FeatureRows id={id} heading={heading} variant="alternating" rows={rows} />;
  return (
    <section className="chapters" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {rows.map(({ eyebrow, title, text, value, picture, link }, index) => (
          <li key={title}>
            {picture ? (
              <PictureView picture={picture} sizes="(min-width: 56rem) 28vw, 100vw" />
            ) : (
              <Rosette id={`${id}-${index}`} symbol={title} radius={290} />
            )}
            <div className="chapters-title">
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <Title>{title}</Title>
              {value && <p className="chapters-value">{value}</p>}
            </div>
            <div className="chapters-text">
              {text && <p>{text}</p>}
              {link && (
                <a className="action-quiet" href={link.href}>
                  {link.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
