import { letterPath } from "./letter-path.ts";

/** The shape of the first letter of `name` over the picture of the floor, as a clip path of the name `letter-tiles`. */
export function LetterClip({ name }: { name: string }) {
  return (
    <svg aria-hidden="true">
      <clipPath id="letter-tiles" clipPathUnits="objectBoundingBox">
        <path d={letterPath(name)} />
      </clipPath>
    </svg>
  );
}
