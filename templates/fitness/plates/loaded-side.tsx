import "./loaded-side.css";
import type { Plate } from "./plate-maths.ts";

/** Measures of the bar in millimeters: the collar's face, then the sleeve that the plates go on. */
const bar = { collar: 34, collarHeight: 96, sleeve: 415, sleeveHeight: 50 };
const height = 460;
const gap = 5;

type Props = {
  /** From the collar out. */
  plates: readonly Plate[];
  /** Which end of the bar; the left one is loaded outward too. */
  end: "left" | "right";
};

/** One end of a loaded bar, its plates to their true diameters. Decoration: what it weighs stands beside it. */
export function LoadedSide({ plates, end }: Props) {
  const width = bar.collar + bar.sleeve;
  const isLeft = end === "left";
  // Everything is measured from the collar out; the left end is the same, counted from the other edge.
  const from = (start: number, size: number) => (isLeft ? width - start - size : start);
  return (
    <svg className="loaded-side" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <rect
        x={from(bar.collar, bar.sleeve)}
        y={(height - bar.sleeveHeight) / 2}
        width={bar.sleeve}
        height={bar.sleeveHeight}
      />
      <rect
        x={from(0, bar.collar)}
        y={(height - bar.collarHeight) / 2}
        width={bar.collar}
        height={bar.collarHeight}
      />
      {placed(plates).map(({ plate, start }) => (
        <PlateView key={start} plate={plate} x={from(start, plate.thickness)} />
      ))}
    </svg>
  );
}

function PlateView({ plate: { kg, diameter, thickness }, x }: { plate: Plate; x: number }) {
  const middle = x + thickness / 2;
  return (
    <g className="plate" data-kg={kg}>
      <rect x={x} y={(height - diameter) / 2} width={thickness} height={diameter} rx={5} />
      <text x={middle} y={height / 2} transform={`rotate(-90 ${middle} ${height / 2})`} dy="0.3em">
        {kg}
      </text>
    </g>
  );
}

function placed(plates: readonly Plate[]): { plate: Plate; start: number }[] {
  let next = bar.collar + gap;
  return plates.map((plate) => {
    const start = next;
    next += plate.thickness + gap;
    return { plate, start };
  });
}
