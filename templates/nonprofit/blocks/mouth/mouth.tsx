import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { lengthOf } from "../../length.ts";
import "./mouth.css";
import type { MouthProps } from "./mouth.props.ts";

/** The sea at last, and on its quay two notices: one for what cannot wait and one for what can. */
export function Mouth(props: MouthProps & { id: string }) {
  const { id, picture, title, lead, actions = [], watch, consultation, facts = [] } = props;
  return (
    <section className="mouth" aria-labelledby={`${id}-title`}>
      {picture ? (
        <PictureView picture={picture} sizes="100vw" />
      ) : (
        (watch || consultation) && <div className="mouth-dawn" />
      )}
      <h2 id={`${id}-title`}>{title}</h2>
      {(lead || actions.length > 0) && (
        <div className="mouth-words">
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
      )}
      {watch && (
        <div className="mouth-watch">
          <h3>{watch.title}</h3>
          {watch.href && (
            <a href={watch.href} data-length={lengthOf(watch.number)}>
              {watch.number}
            </a>
          )}
          {watch.text && <p>{watch.text}</p>}
        </div>
      )}
      {consultation && (
        <div className="mouth-sheet" id={`${id}-consultation`}>
          <h3>{consultation.title}</h3>
          {consultation.text && <p>{consultation.text}</p>}
          <Actions actions={consultation.actions ?? []} />
        </div>
      )}
      {facts.length > 0 && <FactList facts={facts} />}
    </section>
  );
}
