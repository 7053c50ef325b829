import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import "./moments.css";
import type { Moment } from "./hour.props.ts";

/** As many letters as are set like an hour. */
const longMark = 8;

/** What an hour is made of, line by line as on the card: its time, figure or number at the left, as large as a price. */
export function Moments({ moments, isCounted }: { moments: readonly Moment[]; isCounted: boolean }) {
  if (moments.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks and boxes is none to some screen readers
    <ol className={isCounted ? "moments moments-counted" : "moments"} role="list">
      {moments.map(({ when, value, title, text, note }) => {
        const mark = when ?? value;
        return (
          <li key={`${mark} ${title} ${text}`} className={mark || isCounted ? undefined : "moments-plain"}>
            {mark && (
              <p
                className={mark.length > longMark ? "moments-mark moments-long" : "moments-mark"}
                data-fit={fitWord(mark)}
              >
                {mark}
              </p>
            )}
            {title && <h3>{title}</h3>}
            {when && value && <p className="moments-value">{value}</p>}
            {text && <p>{text}</p>}
            {note && <p className="moments-note">{note}</p>}
          </li>
        );
      })}
    </ol>
  );
}
