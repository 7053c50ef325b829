import "./river.css";
import { type Cut, riverPath } from "./river.ts";

/** Comes in where the one above left, whichever that was. */
const usual: readonly Cut[] = [
  { at: 50, width: 8 },
  { at: 34, width: 9 },
  { at: 64, width: 9 },
  { at: 50, width: 8 },
];

/** The stretch of the river that belongs to one section, as tall as it is. */
export function River({ course = usual }: { course?: readonly Cut[] | undefined }) {
  return (
    <svg className="river" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={riverPath(course)} />
    </svg>
  );
}
