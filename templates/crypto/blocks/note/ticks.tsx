import { drawsOf } from "../../market/draws.ts";

/** Fifty small upright strokes, like prices that nobody asked for; five groups of ten drift at a pace of their own. */
export function Ticks() {
  const draw = drawsOf("ticks");
  const groups = Array.from({ length: 5 }, () =>
    Array.from({ length: 10 }, () => `M${draw(0, 99) * 10} ${draw(0, 40) * 10}v${draw(4, 15)}`),
  );
  return (
    <svg
      className="note-ticks"
      aria-hidden="true"
      viewBox="0 0 1000 420"
      preserveAspectRatio="xMidYMid slice"
    >
      {groups.map((ticks) => (
        <g key={ticks[0]}>
          {ticks.map((tick) => (
            <path key={tick} d={tick} />
          ))}
        </g>
      ))}
    </svg>
  );
}
