import "./tape.css";
import type { TapeProps } from "./tape.props.ts";

/** As many letters as fill a tape. */
const least = 48;

/** Two strips of printed tape across the sheet, pulled past each other as the page is scrolled. */
export function Tape({ label, phrases }: TapeProps & { id: string }) {
  const letters = phrases.join("").length;
  const rounds = Math.max(1, Math.ceil(least / Math.max(1, letters)));
  const list = Array.from({ length: rounds * phrases.length }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: phrases recur along the tape and never move
    <li key={place} aria-hidden={place >= phrases.length || undefined}>
      {phrases[place % phrases.length]}
    </li>
  ));
  return (
    <section className="tape" aria-label={label}>
      <div className="tape-under" aria-hidden="true">
        <ul>{list.toReversed()}</ul>
        <ul>{list.toReversed()}</ul>
      </div>
      <div className="tape-over">
        <ul>{list}</ul>
        <ul aria-hidden="true">{list}</ul>
      </div>
    </section>
  );
}
