import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./wall.css";
import type { WallProps } from "./wall.props.ts";

/** The wall, half done: the headline on bare primer, and what must be known on strips of tape. */
export function Wall({
  id,
  title,
  lead,
  phone,
  tapes = [],
  actions = [],
  picture,
}: WallProps & { id: string }) {
  return (
    <section className="wall" aria-labelledby={`${id}-title`}>
      <PictureView picture={picture} isFirst sizes="(min-width: 48rem) 100vw, 135vw" />
      <div className="wall-words">
        <h1 id={`${id}-title`} className="twice">
          {title.map((words) => (
            <span key={words}>{words} </span>
          ))}
        </h1>
        {lead && <p className="wall-lead">{lead}</p>}
        {(phone || tapes.length > 0) && (
          <ul className="wall-tapes">
            {phone && (
              <li>
                <a className="tape" href={phone.href}>
                  {phone.label}
                </a>
              </li>
            )}
            {tapes.map((words) => (
              <li key={words}>
                <span className="tape">{words}</span>
              </li>
            ))}
          </ul>
        )}
        <Actions actions={actions} />
      </div>
    </section>
  );
}
