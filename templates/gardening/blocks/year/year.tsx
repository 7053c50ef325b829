import { fill } from "../../../../engine/language/fill.ts";
import { Moons } from "./moons.tsx";
import "./year.css";
import type { YearProps } from "./year.props.ts";

/** Twelve months as rows of an almanac: name and moons, what to sow, cut and leave alone, and a note in the margin of some. */
export function Year({ id, title, labels, columns, months }: YearProps & { id: string }) {
  return (
    <section className="year" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <ol>
        {months.map(({ name, full, dark, sow, cut, leave, note }) => (
          <li key={name}>
            <h3>{name}</h3>
            <div className="year-moons">
              <Moons full={full} dark={dark} />
              <p>{fill(fill(labels.moons, full.join(", ")), dark.join(", "))}</p>
            </div>
            <dl>
              <div>
                <dt>{columns.sow}</dt>
                <dd>{sow}</dd>
              </div>
              <div>
                <dt>{columns.cut}</dt>
                <dd>{cut}</dd>
              </div>
              <div>
                <dt>{columns.leave}</dt>
                <dd>{leave}</dd>
              </div>
            </dl>
            {note && <p className="year-note">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
