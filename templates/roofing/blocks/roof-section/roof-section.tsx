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
  const drawn = count === 1 && drawing === "courses" ? "none" : count > 6 ? "courses" : drawing;
  const Title = titleTag(heading);
  return (
    <section
      className="roof-section"
      data-drawing={drawn === "roof" ? undefined : drawn}
      aria-labelledby={nameOf(id, heading)}
    >
      <SectionHeading id={id} heading={heading} />
      {drawn === "roof" && (
        <figure>
          <SectionDrawing numbers={count} />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      {drawn === "courses" && <CoursesDrawing count={count} />}
      <ol data-count={count}>
        {services.map(({ name, when, text, price, unit, note }) => (
          <li key={name} data-more={(when || note) && true}>
            <Title className={Title === "h2" ? "roof-section-name" : undefined}>{name}</Title>
            {when && <p>{when}</p>}
            {text && <p>{text}</p>}
            {price && (
              <p className="roof-section-price">
                {price}
                {unit && <span className="roof-section-unit"> {unit}</span>}
              </p>
            )}
            {note && <p className="roof-section-note">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
