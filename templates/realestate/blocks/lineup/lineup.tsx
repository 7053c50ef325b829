import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { linesPath } from "../../drawing/plan-paths.ts";
import { ScaleRule } from "../../drawing/scale-rule.tsx";
import "../../drawing/draw.css";
import "./lineup.css";
import type { LineupProps } from "./lineup.props.ts";

/** The outlines of many plans at one scale: an em of the list is a metre, so nothing can be made to fit. */
export function Lineup({ id, heading, houses, note, unit }: LineupProps & { id: string }) {
  return (
    <section className="lineup" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers */}
      <ol role="list">
        {houses.map(({ name, detail, href, size: [width, depth], walls, partitions }) => (
          <li key={name}>
            <a href={href}>
              <svg
                aria-hidden="true"
                viewBox={`-0.5 -0.5 ${width + 1} ${depth + 1}`}
                width={`${width + 1}em`}
                height={`${depth + 1}em`}
              >
                <path d={linesPath(walls, 1)} pathLength={1} />
                <path className="lineup-fine" d={linesPath(partitions, 1)} />
              </svg>
              <span className="lineup-name">{name}</span>
              {detail && <span className="lineup-detail">{detail}</span>}
            </a>
          </li>
        ))}
      </ol>
      <p className="lineup-scale">
        <ScaleRule metres={20} unit={unit} />
        {note && <span>{note}</span>}
      </p>
    </section>
  );
}
