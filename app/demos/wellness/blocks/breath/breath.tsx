import { Actions } from "../../../../../engine/blocks/actions.tsx";
import { seeds } from "../../seeds.ts";
import "./breath.css";
import type { BreathProps } from "./breath.props.ts";

/** SPEC.md section 9. */
const floating = 25;

/** They keep to the rim, clear of the words. */
const clearing = 22;

/** The first screen: a circle that breathes behind the title, and after four breaths a word that one may go. */
export function Breath({ id, title, lead, leaving, actions }: BreathProps & { id: string }) {
  return (
    <section className="breath" aria-labelledby={`${id}-title`}>
      <svg
        className="breath-air"
        viewBox="-60 -60 120 120"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        {seeds(clearing + floating)
          .slice(clearing)
          .map(({ x, y, angle }) => (
            <g key={angle} transform={`translate(${x} ${y})`}>
              <path d="M0 1.3V-1M0-1L-1.2-1.9M0-1L-.65-2.3M0-1V-2.45M0-1L.65-2.3M0-1L1.2-1.9" />
            </g>
          ))}
      </svg>
      <svg className="breath-lung" viewBox="-50 -50 100 100" aria-hidden="true">
        <circle r="27" />
        <circle r="27" />
        <circle r="27" />
        <circle className="breath-count" r="48" pathLength="1" />
      </svg>
      <div className="breath-words">
        <h1 id={`${id}-title`}>{title}</h1>
        <p className="breath-lead">{lead}</p>
        <p className="breath-leaving">{leaving}</p>
        <Actions actions={actions} />
      </div>
    </section>
  );
}
