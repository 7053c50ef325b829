import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { degreesOf, onArc } from "../../pitch.ts";
import "./pitches.css";
import type { PitchesProps } from "./pitches.props.ts";

/** A roofer's protractor, drawn true, and what each pitch means. */
export function Pitches({ id, heading, unit, pitches }: PitchesProps & { id: string }) {
  return (
    <section className="pitches" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <Protractor rises={pitches.map(({ rise }) => rise)} />
      <dl>
        {pitches.map(({ rise, text }) => (
          <div key={rise}>
            <dt>
              {rise} {unit} <span>{Math.round(degreesOf(rise))}°</span>
            </dt>
            {text && <dd>{text}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A quarter circle around the lower right corner, so that slopes fall to the left as they do in the drawing. */
function Protractor({ rises }: { rises: number[] }) {
  const ticks = Array.from({ length: 91 }, (_, degrees) => {
    const [x, y] = onArc(degrees, 560);
    const [u, v] = onArc(degrees, degrees % 10 === 0 ? 520 : degrees % 5 === 0 ? 536 : 546);
    return `M${x} ${y}L${u} ${v}`;
  });
  return (
    <svg viewBox="0 0 660 640" aria-hidden="true">
      <path className="pitches-plate" d="M600 600H40A560 560 0 0 1 600 40z" />
      <path className="pitches-ticks" d={ticks.join("")} />
      {[10, 30, 50, 70, 80].map((degrees) => {
        const [x, y] = onArc(degrees, 494);
        return (
          <text key={degrees} x={x} y={y}>
            {degrees}
          </text>
        );
      })}
      {rises.map((rise, index) => {
        const reach = index % 2 ? 370 : 456;
        const [x, y] = onArc(degreesOf(rise), reach);
        const [u, v] = onArc(degreesOf(rise), 510);
        return (
          <g key={rise} className="pitches-slope">
            <path d={`M600 600 ${u} ${v}`} />
            <circle cx={x} cy={y} r="32" />
            <text x={x} y={y}>
              {rise}
            </text>
          </g>
        );
      })}
      <circle className="pitches-pin" cx="600" cy="600" r="11" />
    </svg>
  );
}
