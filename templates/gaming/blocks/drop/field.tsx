import { ringPath } from "../../hexagon.ts";

const rings = 9;
/** Of the outer rings some cells have gone, always the same ones. */
const stands = (ring: number) => (cell: number) => ring < 3 || (cell * 7 + ring * 5) % 11 > (ring - 3) * 1.4;

/** What the title falls into where no picture is: a field of cells that sinks towards its rim. */
export function Field() {
  return (
    <svg className="drop-field" viewBox="-150 -165 300 330" aria-hidden="true">
      {Array.from({ length: rings + 1 }, (_, ring) => (
        <path key={ringPath(ring)} d={ringPath(ring, stands(ring))} />
      ))}
    </svg>
  );
}
