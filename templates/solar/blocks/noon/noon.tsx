import { PictureView } from "../../../../engine/picture-view.tsx";
import { SectionHour } from "../../sky/section-hour.tsx";
import "./noon.css";
import type { NoonProps } from "./noon.props.ts";

/** What holds in full light: three figures, the first as large as the day is. */
export function Noon({ id, hour, title, facts, picture }: NoonProps & { id: string }) {
  return (
    <section className="noon" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      <PictureView picture={picture} sizes="(min-width: 54rem) 46rem, 100vw" />
      {facts.map(({ figure, unit, title, text }) => (
        <div key={figure} className="noon-fact">
          <h3>
            <span className="noon-figure">
              {figure} {unit && <small>{unit}</small>}
            </span>{" "}
            {title}
          </h3>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
