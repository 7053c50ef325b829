import { Actions } from "../../../../../engine/blocks/actions.tsx";
import { pictureFallback, pictureSrcSet } from "../../../../../engine/picture.ts";
import "./record-hero.css";
import type { RecordHeroProps } from "./record-hero.props.ts";

/** A record half out of its sleeve; the title is printed on the one and pulled out by the other. */
export function RecordHero({
  id,
  title,
  lead,
  wide,
  tall,
  release,
  actions,
}: RecordHeroProps & { id: string }) {
  return (
    <section className="record-hero" aria-labelledby={`${id}-title`}>
      <picture>
        <source
          media="(max-width: 47.99rem)"
          type="image/avif"
          srcSet={pictureSrcSet(tall)}
          sizes="100vw"
          width={tall.width}
          height={tall.height}
        />
        <source type="image/avif" srcSet={pictureSrcSet(wide)} sizes="100vw" />
        <img
          src={pictureFallback(wide)}
          width={wide.width}
          height={wide.height}
          alt={wide.alt}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
      <h1 id={`${id}-title`} aria-label={title.join("")}>
        {title.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </h1>
      <p className="record-hero-release">{release}</p>
      <div className="record-hero-words">
        <p className="lead">{lead}</p>
        <Actions actions={actions} />
      </div>
    </section>
  );
}
