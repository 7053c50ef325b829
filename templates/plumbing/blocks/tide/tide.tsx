import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./tide.css";
import type { TideProps } from "./tide.props.ts";

/** A night as the depth of the water on a floor: one column for each entry, filled as high as the water stood. */
export function Tide({ id, heading, drawing, unit, entries, total }: TideProps & { id: string }) {
  const most = Math.max(...entries.map(({ depth = 0 }) => depth)) || 1;
  return (
    <section className="tide" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ol data-dates={!unit || undefined} data-many={entries.length > 6 || undefined}>
        {entries.map(({ time, depth = 0, title, text }, index) => {
          const level = unit ? (100 * depth) / most : (100 * (index + 1)) / entries.length;
          return (
            <li key={time}>
              <svg
                viewBox={`0 ${(level - 100).toFixed(0)} 10 100`}
                preserveAspectRatio="none"
                aria-hidden="true"
              >
                <path d="M0 0h10v100H0z" />
                <path className="tide-surface" d="M0 0h10v1.4H0z" />
              </svg>
              {unit && (
                <p className="tide-depth">
                  {depth}
                  <span> {unit}</span>
                </p>
              )}
              <h3 aria-level={titleLevel(heading)}>{time}</h3>
              {title && <p className="tide-title">{title}</p>}
              {text && <p>{text}</p>}
            </li>
          );
        })}
      </ol>
      {total && <p className="tide-total">{total}</p>}
      <Pipe drawing={drawing} />
    </section>
  );
}
