import { rosetteOf, turnsOf, wavePath } from "./rosette.ts";
import "./rosette.css";

type Props = {
  id: string;
  symbol: string;
  /** Of its circle, in the whole units that it is drawn in: a small picture needs no fine ones. */
  radius?: number;
};

/** A coin's whole rosette, ring by ring; each ring is a drawing of its own, so that it can turn by itself. */
export function Rosette({ id, symbol, radius = 490 }: Props) {
  const edge = radius + 10;
  return (
    <div className="rosette" data-coin={symbol}>
      {rosetteOf(symbol).map((ring, level) => {
        const wave = `${id}-${level}`;
        return (
          <svg key={wave} aria-hidden="true" viewBox={`${-edge}${-edge} ${edge * 2} ${edge * 2}`}>
            <path id={wave} d={wavePath(ring, radius)} />
            {turnsOf(ring)
              .slice(1)
              .map((turn) => (
                <use key={turn} href={`#${wave}`} transform={`rotate(${turn.toFixed(1)})`} />
              ))}
          </svg>
        );
      })}
    </div>
  );
}
