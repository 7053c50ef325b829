import { Actions } from "../../../../engine/blocks/actions.tsx";
import "./day.css";
import type { DayProps } from "./day.props.ts";
import { quartersOf } from "./sky.ts";

/** The longest hour that stands beside what happens in it. */
const short = 11;

/** One day as the barcode of its sky, a bar for each quarter of an hour, and what little happens in it. */
export function Day({
  id,
  title,
  lead,
  latitude,
  declination,
  hours = [],
  reasons = [],
  actions,
}: DayProps & { id: string }) {
  const rows = [
    // An hour that tells a fact may be missing.
    ...hours.map(({ at, title, ...row }) => ({ ...row, title: at && title, head: at || title || "" })),
    ...reasons.map(({ value, title, text }) => ({
      head: value ?? title,
      title: value && title,
      text,
      note: "",
    })),
  ];
  return (
    <section className="day" aria-labelledby={`${id}-title`}>
      <div className="day-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
        <Actions actions={actions} />
      </div>
      <svg
        className="day-bars"
        viewBox="0 0 96 1"
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
      >
        {quartersOf(latitude, declination).map((colour, quarter) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quarter has no other name than its place in the day
          <path key={quarter} fill={colour} d={`M${quarter} 0h1v1h-1z`} />
        ))}
      </svg>
      {rows.length > 0 && (
        <ol
          data-many={rows.length > 8 || undefined}
          data-wide={rows.some(({ head }) => head.length > short) || undefined}
        >
          {rows.map(({ head, title, text, note }) => (
            <li key={head + title}>
              <h3>{head}</h3>
              {(title || text || note) && (
                <p>
                  {title && <b>{title} </b>}
                  {text} {note}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
