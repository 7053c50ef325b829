import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { CoursesDrawing } from "./courses-drawing.tsx";
import "./roof-section.css";
import type { RoofSectionProps } from "./roof-section.props.ts";
import { SectionDrawing } from "./section-drawing.tsx";

/** A roof cut open from ridge to gutter, or courses that lap; the numbers on the drawing are the services. */
export function RoofSection({
  id,
  heading,
  drawing = "roof",
  caption,
  services,
}: RoofSectionProps & { id: string }) {
  const count = services.length;
  const hasRoof = drawing === "roof" && count <= 6;
  const Title = titleTag(heading);
  return (
    <section className="roof-section" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      {hasRoof && (
        <figure>
          <SectionDrawing numbers={count} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      {!hasRoof && count > 1 && <CoursesDrawing count={count} />}
      <ol data-count={count}>
        {services.map(({ name, when, text, price, unit, note }) => (
          <li key={name}>
            <Title className="roof-section-name">{name}</Title>
            {when && <p>{when}</p>}
            {text && <p>{text}</p>}
            {price && (
              <p className="roof-section-price">
                {price}
                {unit && <span> {unit}</span>}
              </p>
            )}
            {note && <p className="roof-section-note">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
