import { PictureView } from "../../picture-view.tsx";
import { nameOf } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "./gallery.css";
import type { GalleryProps } from "./gallery.props.ts";

const pictureSizes: Record<GalleryProps["variant"], string> = {
  masonry: "(min-width: 56rem) 30vw, (min-width: 30rem) 45vw, 90vw",
  strip: "(min-width: 56rem) 36vw, 78vw",
  sheet: "(min-width: 56rem) 16vw, 30vw",
  salon: "(min-width: 56rem) 42vw, 90vw",
};

export function Gallery({ id, variant, heading, items, more }: GalleryProps & { id: string }) {
  const draw = (shown: GalleryProps["items"]) => (
    <ul>
      {shown.map(({ picture, title, caption, note, link }, index) => (
        <li key={`${picture.path} ${title ?? index}`}>
          <figure>
            <PictureView picture={picture} sizes={pictureSizes[variant]} />
            {(title || caption || note || link) && (
              <figcaption>
                {link ? <a href={link.href}>{title ?? link.label}</a> : title && <strong>{title}</strong>}
                {caption && <span>{caption}</span>}
                {note && <span className="gallery-note">{note}</span>}
              </figcaption>
            )}
          </figure>
        </li>
      ))}
    </ul>
  );
  const after = more?.after ?? items.length;
  if (items.length === 0) return null;
  const name = nameOf(id, heading);
  return (
    <section className="gallery" data-variant={variant} aria-labelledby={name}>
      <SectionHeading id={id} heading={heading} />
      {variant === "strip" ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach what scrolls
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups fields
        <div className="gallery-strip" role="group" aria-labelledby={name} tabIndex={0}>
          {draw(items)}
        </div>
      ) : (
        draw(items.slice(0, after))
      )}
      {variant !== "strip" && more && items.length > after && (
        <details className="gallery-more">
          <summary className="action">{more.label}</summary>
          {draw(items.slice(after))}
        </details>
      )}
    </section>
  );
}
