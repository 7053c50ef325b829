import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import "./seats.css";
import type { SeatsProps } from "./seats.props.ts";

/** A ring that nobody sits in. */
const ornament = Array.from({ length: 12 }, (_, place) => ({ isTaken: place % 5 !== 3 }));

/** A ring of seats from above; who sits there is named by an initial, and what is free is an open circle. */
export function Seats({
  id,
  heading,
  seats = [],
  time,
  free,
  takenLabel,
  facts = [],
  actions,
}: SeatsProps & { id: string }) {
  const taken = seats.filter(({ isTaken }) => isTaken).map(({ name }) => name);
  const ring: readonly Partial<(typeof seats)[number]>[] = seats.length > 0 ? seats : ornament;
  return (
    <section className="seats" aria-labelledby={heading && `${id}-title`}>
      <div className="seats-words">
        <SectionHeading id={id} heading={heading} />
        {facts.length > 0 && <FactList facts={facts} className="seats-facts" />}
        <Actions actions={actions} />
      </div>
      <svg
        viewBox="-100 -100 200 200"
        role={takenLabel && "img"}
        aria-label={
          takenLabel && [taken.length, seats.length, taken.join(", ")].reduce<string>(fill, takenLabel)
        }
        aria-hidden={!takenLabel || undefined}
      >
        {ring.map(({ name, initial, isTaken }, index) => {
          const angle = (index / ring.length) * 2 * Math.PI - Math.PI / 2;
          const x = (80 * Math.cos(angle)).toFixed(1);
          const y = (80 * Math.sin(angle)).toFixed(1);
          return (
            <g key={x + y} transform={`translate(${x} ${y})`}>
              <circle r="16" data-taken={isTaken || undefined} />
              {isTaken && (
                <text dy=".35em" textAnchor="middle">
                  {initial ?? [...(name ?? "")][0]}
                </text>
              )}
            </g>
          );
        })}
        {time && (
          <text className="seats-time" textAnchor="middle">
            {time}
          </text>
        )}
        {free && (
          <text className="seats-free" textAnchor="middle" y="16">
            {free}
          </text>
        )}
      </svg>
    </section>
  );
}
