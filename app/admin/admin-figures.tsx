import { Drawing, type FigureProps } from "../account/area/drawing.tsx";

const heads = {
  round: "M-22 0a22 22 0 1 1 44 0a22 22 0 1 1-44 0z",
  square: "M-20-20h40v40h-40z",
  cap: "M-24 4a24 24 0 0 1 48 0v14h-48z",
  tall: "M-16-30h32v50h-32z",
} as const;

const bodies = {
  dome: "M-46 76a46 46 0 0 1 92 0z",
  cone: "M-46 76L0 28l46 48z",
  block: "M-46 32h92v44h-92z",
  slope: "M-46 76V32a92 44 0 0 1 92 44z",
} as const;

const cast = [
  ["round", "dome", 12],
  ["tall", "cone", 25],
  ["cap", "block", 12],
  ["square", "slope", 25],
  ["round", "cone", 0],
  ["tall", "dome", 25],
  ["cap", "slope", 12],
  ["round", "block", 25],
  ["square", "dome", 12],
] as const satisfies readonly (readonly [keyof typeof heads, keyof typeof bodies, 0 | 12 | 25])[];

const tints = { 0: "fill-accent", 12: "opacity-12", 25: "opacity-25" } as const;

/** The cast of characters, one of them in the light. */
export function PortraitsFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="0 0 344 380" align="xMidYMid meet">
      <g className="fill-current stroke-none">
        {cast.map(([head, body, tint], at) => (
          <path
            key={`${head}-${body}`}
            d={heads[head] + bodies[body]}
            transform={`translate(${46 + (at % 3) * 126} ${36 + Math.floor(at / 3) * 130})`}
            className={tints[tint]}
          />
        ))}
      </g>
    </Drawing>
  );
}

const layouts = [
  "M0 0h150v70H0zM0 80h70v60H0zM80 80h70v60H80z",
  "M0 0h44v140H0zM54 0h96v64H54zM54 74h96v66H54z",
  "M0 0h150v20H0zM0 30h150v64H0zM0 104h44v36H0zM53 104h44v36H53zM106 104h44v36h-44z",
  "M0 0h96v96H0zM106 0h44v44h-44zM106 54h44v42h-44zM0 106h150v34H0z",
] as const;

/** Four ways to divide a page. */
export function LayoutsFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="0 0 520 192" align="xMaxYMid meet">
      <g className="fill-current stroke-none">
        {layouts.map((path, at) => (
          <path
            key={path}
            d={path}
            transform={`translate(${at * 172} ${at % 2 === 0 ? 8 : 40})`}
            className={at === 1 ? "fill-accent" : "opacity-20"}
          />
        ))}
      </g>
    </Drawing>
  );
}

const dials = [
  [250, 78, 30, -40],
  [420, 78, 62, 20],
  [590, 78, 46, 110],
] as const;

/** Three dials, each at its own setting. */
export function DialsFigure({ className }: FigureProps) {
  return (
    <Drawing className={className} box="50 4 650 184" align="xMaxYMin meet">
      <g strokeWidth="1.5" transform="translate(0 24)">
        {dials.map(([x, y, radius, turn]) => (
          <g key={x} transform={`translate(${x} ${y})`}>
            <circle r={radius} className="fill-current opacity-10 stroke-none" />
            <circle r={radius} />
            <circle r={radius + 12} strokeDasharray="1.5 9" strokeWidth="6" className="opacity-60" />
            <path
              d={`M0 ${-radius * 0.35}V${-radius}`}
              transform={`rotate(${turn})`}
              strokeWidth="5"
              className="stroke-accent"
            />
          </g>
        ))}
      </g>
    </Drawing>
  );
}
