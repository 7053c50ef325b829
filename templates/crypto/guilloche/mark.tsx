import { rosetteOf, wavePath } from "./rosette.ts";
import "./rosette.css";

/** A coin's mark: the two inner rings of its rosette with fewer lines, to be read at the size of a letter. */
export function Mark({ symbol }: { symbol: string }) {
  const [, middle, inner] = rosetteOf(symbol);
  const size = 97 / (middle.radius + middle.swing);
  const third = 120 / inner.lobes;
  const waves = [
    wavePath(middle, size),
    wavePath(middle, size, 180 / middle.lobes),
    ...[0, third, third * 2].map((turn) => wavePath(inner, size, turn)),
  ];
  return (
    <svg className="mark" data-coin={symbol} viewBox="-100-100 200 200" aria-hidden="true">
      <path d={waves.join("")} />
    </svg>
  );
}
