import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { SunArc } from "../../sky/sun-arc.tsx";
import "./dawn.css";
import type { DawnProps } from "./dawn.props.ts";

/** First light: the roof is offered a job, under the arc that the sun will take. */
export function Dawn({ id, hour, title, lead, phone, advert, actions, picture }: DawnProps & { id: string }) {
  return (
    <section className="dawn" aria-labelledby={`${id}-title`}>
      <div className="dawn-words">
        <p className="hour">{hour}</p>
        <h1 id={`${id}-title`}>
          {title.map((words) => (
            <span key={words} className="cast" data-words={words}>
              {words}{" "}
            </span>
          ))}
        </h1>
        <p className="dawn-lead">{lead}</p>
        <dl>
          <div>
            <dt>Call</dt>
            <dd>
              <a href={phone.href}>{phone.label}</a>
            </dd>
          </div>
          {advert.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Actions actions={actions} />
      </div>
      <PictureView picture={picture} isFirst sizes="(min-width: 48rem) 100vw, 130vw" />
      <SunArc />
    </section>
  );
}
