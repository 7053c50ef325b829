import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./roof-section.css";
import type { RoofSectionProps } from "./roof-section.props.ts";
import { SectionDrawing } from "./section-drawing.tsx";

/** A roof cut open from ridge to gutter; the numbers on the drawing are the services. */
export function RoofSection({ id, heading, drawing, services }: RoofSectionProps & { id: string }) {
  return (
    <section className="roof-section" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <figure>
        <SectionDrawing numbers={services.length} />
        {drawing && <figcaption>{drawing}</figcaption>}
      </figure>
      <ol data-count={services.length}>
        {services.map(({ name, text, price }) => (
          <li key={name}>
            <h3>{name}</h3>
            {text && <p>{text}</p>}
            {price && <p className="roof-section-price">{price}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
