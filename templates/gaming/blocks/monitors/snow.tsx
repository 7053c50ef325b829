import { ringPath } from "../../hexagon.ts";

/** What a monitor shows that has no picture: the floor from above, around another cell on each. */
export function Snow({ place }: { place: number }) {
  const [x, y] = [-40 + ((place * 37) % 80), -26 + ((place * 23) % 52)];
  return (
    <svg
      className="monitors-snow"
      viewBox={`${x - 48} ${y - 30} 96 60`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {[0, 1, 2, 3, 4, 5, 6].map((ring) => (
        <path key={ring} d={ringPath(ring, (cell) => (cell * 5 + place + ring) % 7 > 1)} />
      ))}
    </svg>
  );
}
