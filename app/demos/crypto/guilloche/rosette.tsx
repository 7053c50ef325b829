import { rosetteOf, turnsOf, wavePath } from "./rosette.ts";
import "./rosette.css";

/** A coin's whole rosette, ring by ring; each ring is a drawing of its own, so that it can turn by itself. */
export function Rosette({ id, symbol }: { id: string; symbol: string }) {
  return (
    <div className="rosette" data-coin={symbol} aria-hidden="true">
      {rosetteOf(symbol).map((ring, level) => {
        const wave = `${id}-wave-${level}`;
        return (
          <svg key={wave} viewBox="-500-500 1000 1000" role="presentation">
            <path id={wave} d={wavePath(ring, 490)} />
            {turnsOf(ring)
              .slice(1)
              .map((turn) => (
                <use key={turn} href={`#${wave}`} transform={`rotate(${turn.toFixed(2)})`} />
              ))}
          </svg>
        );
      })}
    </div>
  );
}
