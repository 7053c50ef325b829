import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitLine } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./still.css";
import type { StillProps } from "./still.props.ts";

/** The opening still: title in the sky; where, when and what is said in the black below. */
export function Still({
  id,
  title,
  picture,
  place,
  time,
  sound,
  lead,
  actions = [],
  facts = [],
}: StillProps & { id: string }) {
  const halves = halvesOf(title);
  return (
    <section className="still" aria-labelledby={`${id}-title`}>
      <div className="still-frame" data-bare={!picture || undefined}>
        {picture && <PictureView picture={picture} sizes="(min-width: 56rem) 100vw, 150vw" isFirst />}
        <PageTitle id={`${id}-title`} data-fit={Math.max(...halves.map(fitLine))}>
          <span>{halves[0]}</span> {halves[1] && <span>{halves[1]}</span>}
        </PageTitle>
      </div>
      {(place || time || sound || lead) && (
        <div className="still-subtitle">
          {place && <p className="still-place">{place}</p>}
          {time && <p className="still-time">{time}</p>}
          {sound && <p className="travel-sound">{sound}</p>}
          {lead && <p className="still-words">{lead}</p>}
        </div>
      )}
      {(actions.length > 0 || facts.length > 0) && (
        <div className="still-more">
          <Actions actions={actions} />
          {facts.length > 0 && <FactList facts={facts} />}
        </div>
      )}
    </section>
  );
}

Still.opensPage = true;

/** A title cut at the space nearest to its middle. */
function halvesOf(title: string): string[] {
  const spaces = [...title.matchAll(/ /g)].map(({ index }) => index);
  const [nearest] = spaces.sort((a, b) => Math.abs(a - title.length / 2) - Math.abs(b - title.length / 2));
  return nearest === undefined ? [title] : [title.slice(0, nearest), title.slice(nearest + 1)];
}
