import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { castLines, fitLines } from "../../sky/cast-lines.ts";
import { SunArc } from "../../sky/sun-arc.tsx";
import "./dawn.css";
import type { DawnProps } from "./dawn.props.ts";

/** A longer line of the headline is cut into some that none of its words breaks. */
const line = 18;

/** First light: the roof is offered a job, under the arc that the sun will take. */
export function Dawn({
  id,
  hour,
  title,
  lead,
  facts = [],
  actions = [],
  picture,
}: DawnProps & { id: string }) {
  const lines = title.flatMap((words) => (words.length > line ? castLines(words) : [words]));
  return (
    <section className="dawn" data-bare={!picture || undefined} aria-labelledby={`${id}-title`}>
      <div className="dawn-words">
        <p className="hour">{hour}</p>
        <PageTitle
          id={`${id}-title`}
          data-fit={fitLines(lines, 11)}
          data-length={lines.length > 3 ? "long" : undefined}
        >
          {lines.map((words) => (
            <span key={words} className="cast" data-words={words}>
              {words}{" "}
            </span>
          ))}
        </PageTitle>
        {lead && <p className="dawn-lead">{lead}</p>}
        {facts.length > 0 && <FactList facts={facts} />}
        <Actions actions={actions} />
      </div>
      {picture && <PictureView picture={picture} isFirst sizes="(min-width: 48rem) 100vw, 130vw" />}
      <SunArc />
    </section>
  );
}

Dawn.opensPage = true;
