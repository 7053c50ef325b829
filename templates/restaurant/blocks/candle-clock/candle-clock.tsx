import "./candle-clock.css";
import type { CandleClockProps } from "./candle-clock.props.ts";

/** Of a candle that tells no time. */
const pins = Array.from({ length: 10 }, (_, index) => " ".repeat(index));

/** A candle with the hours marked on it, at the edge of the screen; it burns down as the page is read. Decoration. */
export function CandleClock({ marks }: CandleClockProps & { id: string }) {
  return (
    <div className="candle-clock" aria-hidden="true">
      <div className="candle-clock-flame" />
      <ol className="candle-clock-wax">
        {(marks.length > 0 ? marks : pins).map((mark) => (
          <li key={mark}>{mark}</li>
        ))}
      </ol>
      <div className="candle-clock-dish" />
    </div>
  );
}
