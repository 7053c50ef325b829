import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { River } from "../../river/river.tsx";
import "./source.css";
import type { SourceProps } from "./source.props.ts";

/** Where the river begins: the headline, a strip folded in four with what one needs at once, and a boat. */
export function Source({ id, title, lead, panels, actions, picture, course }: SourceProps & { id: string }) {
  return (
    <section className="source stretch" aria-labelledby={`${id}-title`}>
      <River course={course} />
      <h1 id={`${id}-title`}>{title}</h1>
      <dl className="source-strip">
        {panels.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : <span>{value}</span>}</dd>
          </div>
        ))}
      </dl>
      <div className="source-words">
        <p className="lead">{lead}</p>
        <Actions actions={actions} />
      </div>
      <PictureView className="source-boat" picture={picture} sizes="(min-width: 60rem) 52vw, 100vw" isFirst />
    </section>
  );
}
