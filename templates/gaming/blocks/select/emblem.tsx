import { cornersOf, pointAt } from "../../hexagon.ts";
import type { SelectProps } from "./select.props.ts";

/** Outlines in a field of 48 by 48. */
const outlines: Record<NonNullable<SelectProps["games"][number]["emblem"]>, string> = {
  fall: "M15 5h18l9 15H6zM6 20l5 8M42 20l-5 8M18 30h12l6 9-6 5H18l-6-5zM24 21v6",
  cone: "M6 24L40 8v32zM40 8c6 9 6 23 0 32M6 24h22M28 18v12",
  blades: "M6 42L30 6l4 8zM42 42L18 6l-4 8zM16 42h16",
  road: "M20 8h8l14 34H6zM24 12v4M24 20v6M24 31v9M4 16h10M34 16h10",
  card: "M10 9l20-4 6 32-20 4zM38 14l4 1-5 26-9-1M23 16l6 7-4 8-6-7z",
  blocks: "M6 30h12v12H6zM18 30h12v12H18zM30 30h12v12H30zM18 18h12v12M30 6h12v12H30zM36 20v7",
};

export function Emblem({ name }: { name: keyof typeof outlines }) {
  return (
    <svg className="emblem" viewBox="0 0 48 48" aria-hidden="true">
      <path d={outlines[name]} />
    </svg>
  );
}

/** The comb itself, with the cell in place `place` lit: for what has no emblem. */
export function PlaceInComb({ place }: { place: number }) {
  return (
    <svg className="emblem" viewBox="0 0 48 48" aria-hidden="true">
      {[0, 1, 2, 3, 4, 5].map((side) => {
        const [x, y] = pointAt(15, side + 0.5);
        return (
          <path
            key={side}
            d={`M${cornersOf(8).join("L")}z`}
            transform={`translate(${24 + x} ${24 + y})`}
            fill={side === (place + 5) % 6 ? "currentColor" : undefined}
          />
        );
      })}
    </svg>
  );
}
