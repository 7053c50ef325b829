import type { Stage } from "../workshop/stages.ts";
import { Tiles } from "./mosaic.tsx";

/** One tile of that stage, the size of a letter unless its class says more. */
export function Swatch({
  stage,
  isLate,
  className = "",
}: {
  stage: Stage;
  isLate?: boolean;
  className?: string;
}) {
  return (
    <svg className={`swatch ${className}`.trim()} viewBox="0 0 9 9" aria-hidden="true">
      <Tiles tiles={[{ column: 0, row: 0, stage, isLate: isLate ?? false }]} />
    </svg>
  );
}
