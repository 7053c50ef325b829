import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "../../drawing/hatched.css";
import "./plates.css";
import type { PlatesProps } from "./plates.props.ts";

/** Large plates with figure numbers; below each a dimension line. What has no picture is hatched, as what is cut. */
export function Plates({ id, heading, plates, link }: PlatesProps & { id: string }) {
  return (
    <section
      className="plates"
      aria-labelledby={nameOf(id, heading)}
      data-plain={!plates.some(({ picture }) => picture) || undefined}
    >
      <SectionHeading id={id} heading={heading} />
      {plates.map(({ figure, name, href, text, price, unit, detail, width, picture }) => (
        <article key={name} className="plates-plate">
          {picture ? (
            <PictureView picture={picture} sizes="(min-width: 60rem) 56vw, 90vw" />
          ) : (
            <div className="hatched" aria-hidden="true" />
          )}
          <p className="dimension" aria-hidden="true">
            {width && <span>{width}</span>}
          </p>
          {figure && <p className="figure-number">{figure}</p>}
          <h3 aria-level={titleLevel(heading)}>{href ? <a href={href}>{name}</a> : name}</h3>
          {text && <p className="plates-text">{text}</p>}
          {(price || unit) && <p className="plates-price">{[price, unit].filter(Boolean).join(" ")}</p>}
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
