import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { fitLines } from "../../sky/cast-lines.ts";
import { SectionHour } from "../../sky/section-hour.tsx";
import "./noon.css";
import type { NoonProps } from "./noon.props.ts";

/** What holds in full light: figures, the first as large as the day is. */
export function Noon({ id, hour, title, lead, facts = [], actions, picture }: NoonProps & { id: string }) {
  return (
    <section className="noon" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      {picture && <PictureView picture={picture} sizes="(min-width: 54rem) 46rem, 100vw" />}
      {lead && <p className="lead">{lead}</p>}
      <Actions actions={actions} />
      {facts.map(({ figure, unit, title, text }, index) => (
        <div key={figure} className="noon-fact">
          <h3>
            <span className="noon-figure" data-fit={fitFigure(figure, unit, index === 0 ? 4 : 5)}>
              {figure} {unit && <small>{unit}</small>}
            </span>{" "}
            {title}
          </h3>
          {text && <p>{text}</p>}
        </div>
      ))}
    </section>
  );
}

/** For a figure wider than `most` letters; its unit is a third as large as itself. */
function fitFigure(figure: string, unit: string | undefined, most: number): number | undefined {
  return fitLines([figure + (unit ?? "").slice(0, Math.ceil((unit ?? "").length / 3))], most);
}
