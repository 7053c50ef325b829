import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
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
      <PictureView
        picture={wide}
        instead={{ media: "(max-width: 47.99rem)", picture: tall }}
        sizes="100vw"
        isFirst
      />
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
