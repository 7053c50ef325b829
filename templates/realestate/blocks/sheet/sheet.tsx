import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { PlanView } from "../../drawing/plan-view.tsx";
import "./sheet.css";
import type { SheetProps } from "./sheet.props.ts";

/** The first sheet of the set: a plan in one of whose rooms the picture hangs, general notes, and the title block. */
export function Sheet({
  id,
  plan,
  planScale,
  picture,
  room: [x, y, width, depth],
  notesTitle,
  notes = [],
  office,
  title,
  facts = [],
  actions,
}: SheetProps & { id: string }) {
  return (
    <section className="sheet" aria-labelledby={`${id}-title`}>
      <div className="sheet-plan">
        <PlanView plan={plan} scale={planScale} labels="names">
          {(place) => (
            <foreignObject x={place(x)} y={place(y)} width={place(width)} height={place(depth)}>
              <PictureView
                className="sheet-picture"
                picture={picture}
                sizes="(min-width: 64rem) 45vw, 88vw"
                isFirst
              />
            </foreignObject>
          )}
        </PlanView>
      </div>
      {notes.length > 0 && (
        <div className="sheet-notes">
          <h2>{notesTitle}</h2>
          <ol>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ol>
        </div>
      )}
      <div className="sheet-title">
        {office && <p>{office}</p>}
        <h1 id={`${id}-title`}>{title}</h1>
        <Actions actions={actions} />
        {facts.length > 0 && <FactList className="sheet-facts" facts={facts} />}
      </div>
    </section>
  );
}
