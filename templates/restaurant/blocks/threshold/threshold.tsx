import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
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
  actions = [],
  facts = [],
}: ThresholdProps & { id: string }) {
  return (
    <section className="threshold" data-dark={!picture || undefined} aria-labelledby={`${id}-title`}>
      {picture && <PictureView className="threshold-room" picture={picture} sizes="100vw" isFirst />}
      <div className="threshold-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <PageTitle id={`${id}-title`} data-fit={fitWord(title)}>
          {title}
        </PageTitle>
        {(lead || actions.length > 0 || facts.length > 0) && (
          <div className="threshold-foot">
            <div>
              {lead && <p className="lead">{lead}</p>}
              <Actions actions={actions} />
            </div>
            {facts.length > 0 && <FactList facts={facts} />}
          </div>
        )}
      </div>
    </section>
  );
}

Threshold.opensPage = true;
