import type { ReactNode } from "react";
import type { Plan } from "./plan.props.ts";
import { bedLines, doorGap, doorSwing, linesPath, stairLines } from "./plan-paths.ts";
import "./draw.css";
import "./plan.css";

type Props = {
  plan: Plan;
  /** What the drawing says to those who do not see it; without it, it is decoration. */
  title?: string;
  /** Written at the end of the scale bar, which is five metres long. */
  scale?: string | undefined;
  /** How the rooms are marked: by the numbers of a key beside the drawing, by their names, or not at all. */
  labels: "numbers" | "names" | "none";
  /** Drawn beneath the walls, in the units of the drawing: what `place` gives. */
  children?: ((place: (metres: number) => number) => ReactNode) | undefined;
};

/** Units across the drawing, whatever its size: so type and thin lines are alike on all of them. */
const across = 480;
const margin = 34;

/** A floor plan: walls with their thickness, door swings, stairs, dimensions, north and a scale bar. */
export function PlanView({ plan, title, scale: scaleText, labels, children }: Props) {
  const [width, depth] = plan.size;
  const scale = across / width;
  const place = (metres: number) => Math.round(metres * scale * 10) / 10;
  const path = (lines: Plan["walls"] | undefined) => (lines ? linesPath(lines, scale) : "");
  const { beds = [], doors = [], stairs = [], rounds = [], boxes = [] } = plan;
  const [wall, partition] = plan.thickness.map(place);
  const below = place(depth);
  const openings = [...(plan.gaps ?? []), ...doors.map(doorGap)];
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it has a label, or is decoration
    <svg
      className="plan"
      viewBox={`${-margin} ${-margin} ${across + margin * 1.5} ${below + margin * 2.2}`}
      {...(title ? { role: "img", "aria-label": title } : { "aria-hidden": true })}
    >
      {children?.(place)}
      <g className="plan-fine">
        <path
          d={path([...(plan.fine ?? []), ...stairs.flatMap(stairLines), ...beds.flatMap(bedLines)])}
          pathLength={1}
        />
        <path className="plan-overhead" d={path(plan.overhead)} />
        {boxes.map(([x, y, w, h]) => (
          <rect key={`${x} ${y}`} x={place(x)} y={place(y)} width={place(w)} height={place(h)} />
        ))}
        {rounds.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={place(x)} cy={place(y)} r={place(radius)} />
        ))}
      </g>
      <path className="plan-wall" d={path(plan.partitions)} strokeWidth={partition} pathLength={1} />
      <path className="plan-wall" d={path(plan.walls)} strokeWidth={wall} pathLength={1} />
      <path className="plan-gap" d={path(openings)} strokeWidth={place(0.6)} />
      <path className="plan-glass" d={path(plan.glass)} strokeWidth={wall} />
      <path className="plan-glass-in" d={path(plan.glass)} strokeWidth={(wall ?? 0) - 1.4} />
      <path className="plan-thin" d={path(plan.glass)} />
      <path className="plan-thin" d={doors.map((door) => doorSwing(door, scale)).join("")} pathLength={1} />
      {labels !== "none" &&
        plan.rooms.map(({ name, at: [x, y] }, index) => (
          <text key={name} className="plan-room" x={place(x)} y={place(y)}>
            {labels === "names" ? name : index + 1}
          </text>
        ))}
      <Chain points={plan.chains.top.map(place)} scale={scale} />
      {/* Turned to the left, what lies below lies before: its points are negative. */}
      <g transform="rotate(-90)">
        <Chain points={plan.chains.left.map((metres) => -place(metres)).reverse()} scale={scale} />
      </g>
      {scaleText && <ScaleBar scale={scale} text={scaleText} y={below + 26} />}
      <g className="plan-thin" transform={`translate(${across - 9} ${below + 26})`}>
        <circle r="9" />
        <path d="M0 14V-16" />
        <path className="plan-solid" d="M0 -16L4 0H-4Z" />
      </g>
    </svg>
  );
}

/** A chain of dimensions along the edge of the drawing: a tick at each point, the length between. */
function Chain({ points, scale }: { points: number[]; scale: number }) {
  const [first = 0, last = 0] = [points[0], points.at(-1)];
  const at = -20;
  const ticks = points.map((x) => `M${x - 4} ${at + 4}l8 -8M${x} ${at - 5}V-8`).join("");
  return (
    <g className="plan-chain">
      <path d={`M${first - 6} ${at}H${last + 6}${ticks}`} />
      {points.slice(1).map((x, index) => {
        const from = points[index] ?? 0;
        return (
          <text key={x} x={(from + x) / 2} y={at - 5}>
            {((x - from) / scale).toFixed(2)}
          </text>
        );
      })}
    </g>
  );
}

/** Five metres, true to the drawing it stands under. */
function ScaleBar({ scale, text, y }: { scale: number; text: string; y: number }) {
  const ends = [0, 1, 2, 5].map((metres) => Math.round(metres * scale * 10) / 10);
  const [zero = 0, one = 0, two = 0, five = 0] = ends;
  return (
    <g className="plan-chain">
      <path d={`M${zero} ${y}H${five}V${y + 5}H${zero}Z`} />
      <path
        className="plan-solid"
        d={`M${zero} ${y}H${one}V${y + 5}H${zero}ZM${two} ${y}H${five}V${y + 5}H${two}Z`}
      />
      {ends.map((x, index) => (
        <text key={x} x={x} y={y - 5}>
          {["0", "1", "2", text][index]}
        </text>
      ))}
    </g>
  );
}
