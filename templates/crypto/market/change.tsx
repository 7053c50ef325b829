import "./change.css";
import { formatChange } from "./figures.ts";

/** A change with its direction three times over: drawn triangle, sign, colour. */
export function Change({ change }: { change: number }) {
  return (
    <span className="change" data-direction={change < 0 ? "down" : "up"}>
      {formatChange(change)}
    </span>
  );
}
