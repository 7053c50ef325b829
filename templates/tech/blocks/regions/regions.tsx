import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./regions.css";
import type { RegionsProps } from "./regions.props.ts";

/** The world in dots, those of the regions lit; below it each by its code. */
export function Regions({ id, heading, width, height, land, unit, regions }: RegionsProps & { id: string }) {
  return (
    <section className="regions" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <svg viewBox={`-1 -1 ${width + 1} ${height + 1}`} aria-hidden="true">
        <path d={land} />
        <path className="regions-doors" d={regions.map(({ x, y }) => `M${x} ${y}h0`).join("")} />
        {regions.map(
          ({ code, x, y, isLabelled }) =>
            isLabelled && (
              <text key={code} x={x < 86 ? x + 1 : x - 3} y={y + 0.5}>
                {code}
              </text>
            ),
        )}
      </svg>
      <ul>
        {regions.map(({ code, city, ms }) => (
          <li key={code}>
            <b>{code}</b>
            <span>{city}</span>
            {ms} {unit}
          </li>
        ))}
      </ul>
    </section>
  );
}
