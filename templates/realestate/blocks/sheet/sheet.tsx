import type { ReactNode } from "react";
import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { PlanView } from "../../drawing/plan-view.tsx";
import { Lettering } from "./lettering.tsx";
import "./sheet.css";
import type { SheetProps } from "./sheet.props.ts";

/**
 * The first sheet of the set, with general notes and the title block: a plan in one of whose rooms the picture hangs, the
 * picture alone, or, for whoever has neither, the title itself, lettered as on a drawing board.
 */
export function Sheet({
  id,
  plan,
  planScale,
  picture,
  room,
  notesTitle,
  notes = [],
  eyebrow,
  title,
  lead,
  facts = [],
  actions = [],
}: SheetProps & { id: string }) {
  const image = picture && (
    <PictureView className="sheet-picture" picture={picture} sizes="(min-width: 64rem) 45vw, 88vw" isFirst />
  );
  const isLettered = !plan && !picture;
  const hasBlock = eyebrow || !isLettered || lead || facts.length > 0 || actions.length > 0;
  return (
    <section className="sheet" aria-labelledby={`${id}-title`}>
      {isLettered ? (
        <Lettering id={id} title={title} />
      ) : (
        <div className="sheet-plan">
          {plan ? (
            <PlanView plan={plan} scale={planScale} labels="names">
              {room && image ? (place) => court(room, place, image) : undefined}
            </PlanView>
          ) : (
            <div className="sheet-plate">
              <p className="dimension" aria-hidden="true" />
              {image}
            </div>
          )}
        </div>
      )}
      {notes.length > 0 && (
        <div className="sheet-notes">
          {notesTitle && <h2>{notesTitle}</h2>}
          <ol>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </div>
      )}
      {hasBlock && (
        <div className="sheet-title">
          {eyebrow && <p>{eyebrow}</p>}
          {!isLettered && <PageTitle id={`${id}-title`}>{title}</PageTitle>}
          {lead && <p className="sheet-lead">{lead}</p>}
          <Actions actions={actions} />
          {facts.length > 0 && <FactList className="sheet-facts" facts={facts} />}
        </div>
      )}
    </section>
  );
}

Sheet.opensPage = true;

/** The picture in its room of the plan. */
function court(
  [x, y, width, depth]: NonNullable<SheetProps["room"]>,
  place: (metres: number) => number,
  image: ReactNode,
) {
  return (
    <foreignObject x={place(x)} y={place(y)} width={place(width)} height={place(depth)}>
      {image}
    </foreignObject>
  );
}
