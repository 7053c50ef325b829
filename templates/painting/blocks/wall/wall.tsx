import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
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
  const words = title.join(" ");
  return (
    <section className="wall" aria-labelledby={`${id}-title`}>
      {picture ? (
        <PictureView picture={picture} isFirst sizes="(min-width: 48rem) 100vw, 135vw" />
      ) : (
        <div className="wall-paint" aria-hidden="true" />
      )}
      <div className="wall-words">
        <PageTitle
          id={`${id}-title`}
          className="twice"
          data-fit={fitWord(words)}
          data-long={words.length > 26 || undefined}
        >
          {title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </PageTitle>
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

Wall.opensPage = true;
