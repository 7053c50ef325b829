import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./lid.css";
import type { LidProps } from "./lid.props.ts";

/** Whom to call, written on the paint in an open tin. */
export function Lid({
  id,
  title,
  lead,
  call,
  phone,
  facts = [],
  actions = [],
  picture,
}: LidProps & { id: string }) {
  return (
    <section className="lid" aria-labelledby={`${id}-title`}>
      <div className="lid-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      <div className="lid-tin">
        {picture ? (
          <PictureView picture={picture} alt="" sizes="(min-width: 56rem) 46rem, 112vw" />
        ) : (
          <div className="lid-dab" aria-hidden="true" />
        )}
        <div className="lid-call">
          {phone && (
            <>
              {call && <p>{call}</p>}
              <a href={phone.href} data-long={phone.label.length > 15 || undefined}>
                {phone.label}
              </a>
            </>
          )}
          {facts.map((fact) => (
            <p key={fact}>{fact}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
