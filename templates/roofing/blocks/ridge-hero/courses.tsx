import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { fitLine } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "../../../../engine/blocks/fit.css";
import "./courses.css";
import type { RidgeHeroProps } from "./ridge-hero.props.ts";

const cuts = ["pointed", "round", "square"];

/** The first screen for anybody: courses of three cuts, each lapping over the next, then the words, then plates of facts. */
export function Courses({ id, title, lead, picture, facts, actions }: RidgeHeroProps & { id: string }) {
  return (
    <section className="courses" aria-labelledby={`${id}-title`}>
      {picture ? (
        <PictureView className="courses-picture" picture={picture} sizes="100vw" isFirst />
      ) : (
        <div className="courses-laid" aria-hidden="true">
          {cuts.map((cut) => (
            <i key={cut} data-cut={cut} />
          ))}
        </div>
      )}
      <div className="courses-words">
        <PageTitle id={`${id}-title`} data-fit={fitLine(title)}>
          {title}
        </PageTitle>
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      <FactList facts={facts} className="courses-plates" />
    </section>
  );
}
