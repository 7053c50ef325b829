import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitLine } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { splitTitle } from "../../split-title.ts";
import "./record-hero.css";
import type { RecordHeroProps } from "./record-hero.props.ts";

/** A record half out of its sleeve; the title is printed on the one and pulled out by the other. */
export function RecordHero({
  id,
  title,
  lead,
  wide,
  tall,
  release,
  actions = [],
}: RecordHeroProps & { id: string }) {
  const [printed, pulled] = splitTitle(title);
  // What stands beside the sleeve has two thirds of the room that its words have.
  const letters = Math.min(24, Math.max(fitLine(printed), Math.ceil(fitLine(pulled) * 1.5)));
  return (
    <section className="record-hero" data-bare={!wide || undefined} aria-labelledby={`${id}-title`}>
      {wide && (
        <PictureView
          picture={wide}
          instead={tall && { media: "(max-width: 47.99rem)", picture: tall }}
          sizes="100vw"
          isFirst
        />
      )}
      <PageTitle id={`${id}-title`} aria-label={title} data-fit={letters}>
        <span>{printed}</span>
        <span>{pulled}</span>
      </PageTitle>
      {release && <p className="record-hero-release">{release}</p>}
      {(lead || actions.length > 0) && (
        <div className="record-hero-words">
          {lead && <p className="lead">{lead}</p>}
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}

RecordHero.opensPage = true;
