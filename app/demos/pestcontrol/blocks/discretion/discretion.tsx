import { SectionHeading } from "../../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../../engine/picture-view.tsx";
import "./discretion.css";
import type { DiscretionProps } from "./discretion.props.ts";
import { Street } from "./street.tsx";

export function Discretion({ id, heading, reasons, picture, caption }: DiscretionProps & { id: string }) {
  return (
    <section className="discretion" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {reasons.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <figure>
        <PictureView picture={picture} sizes="(min-width: 42rem) 35vw, 100vw" />
        <figcaption>{caption}</figcaption>
      </figure>
      <Street />
    </section>
  );
}
