import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { Ground } from "../../drawing/ground.tsx";
import { OfficeMark } from "../../drawing/office-mark.tsx";
import { TownMap } from "../../drawing/town-map.tsx";
import "../../drawing/town-map.css";
import "./whereabouts.css";
import type { WhereaboutsProps } from "./whereabouts.props.ts";

/** The head of the contact page: who answers where, beside the map with the office struck in red. */
export function Whereabouts({
  id,
  eyebrow,
  title,
  lead,
  facts = [],
  actions,
  map,
  caption,
}: WhereaboutsProps & { id: string }) {
  return (
    <section className="whereabouts" aria-labelledby={`${id}-title`}>
      <div className="whereabouts-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <PageTitle id={`${id}-title`}>{title}</PageTitle>
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
        {facts.length > 0 && <FactList className="facts" facts={facts} />}
      </div>
      <figure>
        {map ? (
          <TownMap part="420 290 480 430" words={map}>
            <OfficeMark />
          </TownMap>
        ) : (
          <Ground />
        )}
        {caption && <figcaption className="figure-number">{caption}</figcaption>}
      </figure>
    </section>
  );
}

Whereabouts.opensPage = true;
