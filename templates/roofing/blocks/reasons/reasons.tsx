import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./reasons.css";
import type { ReasonsProps } from "./reasons.props.ts";

/** Reasons, nailed up one below the other beside a picture; without one, in two columns below what they are reasons for. */
export function Reasons({ id, heading, picture, caption, reasons, actions }: ReasonsProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="reasons" data-plain={!picture || undefined} aria-labelledby={nameOf(id, heading)}>
      {picture && (
        <figure>
          <PictureView picture={picture} sizes="(min-width: 48rem) 40vw, 100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      <SectionHeading id={id} heading={heading} />
      {reasons && (
        <ul>
          {reasons.map(({ title, text, value }) => (
            <li key={title}>
              <Title className={Title === "h2" ? "reasons-name" : undefined}>{title}</Title>
              {text && <p>{text}</p>}
              {value && <p className="reasons-value">{value}</p>}
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </section>
  );
}
