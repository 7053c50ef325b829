import { PictureView } from "../../picture-view.tsx";
import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "../reveal.css";
import "./feature-rows.css";
import type { FeatureRowsProps } from "./feature-rows.props.ts";

const pictureSizes: Record<FeatureRowsProps["variant"], string> = {
  alternating: "(min-width: 56rem) 58vw, 100vw",
  sticky: "(min-width: 56rem) 54vw, 90vw",
  numbered: "(min-width: 56rem) 24vw, 90vw",
};

export function FeatureRows({ id, variant, heading, rows }: FeatureRowsProps & { id: string }) {
  const List = variant === "numbered" ? "ol" : "ul";
  const Title = titleTag(heading);
  if (rows.length === 0) return null;
  return (
    <section className="feature-rows" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <List>
        {rows.map(({ eyebrow, title, text, points = [], picture, link }) => (
          <li key={title}>
            {picture && (
              <PictureView
                className="feature-rows-picture reveal"
                picture={picture}
                sizes={pictureSizes[variant]}
              />
            )}
            <div className="feature-rows-words">
              {eyebrow && <p className="eyebrow">{eyebrow}</p>}
              <Title className="feature-rows-title">{title}</Title>
              {text && <p className="feature-rows-text">{text}</p>}
              {points.length > 0 && (
                <ul className="feature-rows-points">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
              {link && (
                <p>
                  <a className="action-quiet" href={link.href}>
                    {link.label}
                  </a>
                </p>
              )}
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}
