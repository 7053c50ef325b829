import { PointList } from "../../../../engine/blocks/point-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./rules.css";
import type { RulesProps } from "./rules.props.ts";

/** Reasons, each begun with an initial cut in wood, below a picture with a note in its margin. */
export function Rules({ id, title, picture, caption, rules }: RulesProps & { id: string }) {
  return (
    <section className="rules" aria-labelledby={`${id}-title`}>
      <figure>
        <PictureView picture={picture} sizes="(min-width: 60rem) 84vw, 100vw" />
        <figcaption>{caption}</figcaption>
      </figure>
      <h2 id={`${id}-title`}>{title}</h2>
      <PointList points={rules} />
    </section>
  );
}
