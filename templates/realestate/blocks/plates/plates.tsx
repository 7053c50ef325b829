import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./plates.css";
import type { PlatesProps } from "./plates.props.ts";

/** Large plates with figure numbers; below each a dimension line that says how wide the house is. */
export function Plates({ id, heading, plates, link }: PlatesProps & { id: string }) {
  return (
    <section className="plates" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {plates.map(({ figure, name, href, text, detail, width, picture }) => (
        <article key={name} className="plates-plate">
          {picture && <PictureView picture={picture} sizes="(min-width: 60rem) 56vw, 90vw" />}
          {width && (
            <p className="dimension" aria-hidden="true">
              <span>{width}</span>
            </p>
          )}
          {figure && <p className="figure-number">{figure}</p>}
          <h3>{href ? <a href={href}>{name}</a> : name}</h3>
          {text && <p className="plates-text">{text}</p>}
          {detail && <p className="measure">{detail}</p>}
        </article>
      ))}
      {link && (
        <p className="plates-more">
          <a className="action" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </section>
  );
}
