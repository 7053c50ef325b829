import "./badge.css";
import type { Badge } from "./badge.props.ts";

/** Drawn on a field of 20 by 20, each so that it is told from the others by its outline alone. */
const signs: Record<NonNullable<Badge["sign"]>, string> = {
  star: "M10 1.5l2.5 5.6 6.1.7-4.5 4.1 1.2 6L10 14.9l-5.3 3 1.2-6L1.4 7.8l6.1-.7z",
  gem: "M5.5 3h9L19 8l-9 10L1 8zM1 8h18M7 8l3 10 3-10-3-5z",
  leaf: "M3 17c0-9 5-14 15-14 0 10-5 14-12 12M3 18C5 13 8 10 12 8",
  flame:
    "M10 1.5c1 4 5.5 5.5 5.5 10.5a5.5 5.5 0 0 1-11 0c0-2.5 1.5-4 2.5-5.5.5 1.5 1.5 2 2 2 .5-2.5-.5-4.5 1-7z",
  grain:
    "M10 19V8M10 8C7 7 7 3 10 1c3 2 3 6 0 7zM10 13C6 13 4 11 4 8c3 0 6 1.5 6 5zM10 13c4 0 6-2 6-5-3 0-6 1.5-6 5z",
  fish: "M1.5 10c3-5 8-6 12-2.500L18.5 4v12l-5-3.500C9.5 16 4.5 15 1.5 10zM5.5 9h.1",
  clock: "M10 1.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM10 5.500V10l3.5 2",
  shield: "M10 1.500L17 4v5.500c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9V4zM6.5 10l2.5 2.5 4.5-5",
};

/** A badge: its sign and its word, so that neither colour nor shape has to be known. */
export function BadgeMark({ badge: { label, sign } }: { badge: Badge }) {
  return (
    <span className="badge">
      {sign ? (
        <svg className="badge-sign" viewBox="0 0 20 20" aria-hidden="true">
          <path d={signs[sign]} />
        </svg>
      ) : (
        <span className="badge-sign" aria-hidden="true">
          {label.charAt(0)}
        </span>
      )}
      {label}
    </span>
  );
}
