import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./tide.css";
import type { TideProps } from "./tide.props.ts";

/** A night as the depth of the water on a floor: one column for each entry, filled as high as the water stood. */
export function Tide({ id, heading, unit, entries, total }: TideProps & { id: string }) {
  const most = Math.max(...entries.map(({ depth }) => depth)) || 1;
  return (
    <section className="tide" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {entries.map(({ time, depth, text }) => (
          <li key={time}>
            <svg
              viewBox={`0 ${((100 * depth) / most - 100).toFixed(0)} 10 100`}
              preserveAspectRatio="none"
              aria-hidden="true"
            >
              <path d="M0 0h10v100H0z" />
              <path className="tide-surface" d="M0 0h10v1.4H0z" />
            </svg>
            <p className="tide-depth">
              {depth}
              <span> {unit}</span>
            </p>
            <h3>{time}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ol>
      {total && <p className="tide-total">{total}</p>}
      <Pipe to="left" />
    </section>
  );
}
