import "./river.css";
import { type Cut, riverPath } from "./river.ts";

/** The stretch of the river that belongs to one section, as tall as it is. */
export function River({ course }: { course: readonly Cut[] }) {
  return (
    <svg className="river" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d={riverPath(course)} />
    </svg>
  );
}
