import "./day.css";
import type { DayProps } from "./day.props.ts";
import { quartersOf } from "./sky.ts";

/** One day as the barcode of its sky, a bar for each quarter of an hour, and what little happens in it. */
export function Day({ id, title, text, latitude, declination, hours }: DayProps & { id: string }) {
  return (
    <section className="day" aria-labelledby={`${id}-title`}>
      <div className="day-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
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
      <ol>
        {hours.map(({ at, title, text }) => (
          <li key={at}>
            <h3>{at}</h3>
            {(title || text) && (
              <p>
                {title && <b>{title} </b>}
                {text}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
