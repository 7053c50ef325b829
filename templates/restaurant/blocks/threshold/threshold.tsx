import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./threshold.css";
import type { ThresholdProps } from "./threshold.props.ts";

/** The door: the room lies dark, then its light comes up over the words. */
export function Threshold({
  id,
  eyebrow,
  title,
  lead,
  picture,
  actions,
  facts,
}: ThresholdProps & { id: string }) {
  return (
    <section className="threshold" aria-labelledby={`${id}-title`}>
      <PictureView className="threshold-room" picture={picture} sizes="100vw" isFirst />
      <div className="threshold-words">
        <p className="eyebrow">{eyebrow}</p>
        <h1 id={`${id}-title`}>{title}</h1>
        <div className="threshold-foot">
          <div>
            <p className="lead">{lead}</p>
            <Actions actions={actions} />
          </div>
          <FactList facts={facts} />
        </div>
      </div>
    </section>
  );
}
