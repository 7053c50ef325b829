import "./tape.css";
import type { TapeProps } from "./tape.props.ts";

/** Two strips of printed tape across the sheet, pulled past each other as the page is scrolled. */
export function Tape({ label, phrases }: TapeProps & { id: string }) {
  const list = phrases.map((phrase) => <li key={phrase}>{phrase}</li>);
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
