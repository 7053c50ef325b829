import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch } from "../../mosaic/mosaic-paths.ts";
import type { Stage } from "../../workshop/stages.ts";
import "./stock-list.css";

type Props = { glazes: readonly { name: string; stage: Stage; left: number }[]; reorderAt: number };

/** Of each glaze ten buckets as tiles; where new ones are on the way, the last is chipped. */
export function StockList({ glazes, reorderAt }: Props) {
  return (
    <ul className="stock-list">
      {glazes.map(({ name, stage, left }) => (
        <li key={name}>
          <span>{name}</span>
          <svg viewBox={`0 0 ${10 * pitch - 1} ${pitch - 1}`} aria-hidden="true">
            <Tiles
              tiles={Array.from({ length: 10 }, (_, column) => ({
                column,
                row: 0,
                stage: column < left ? stage : "clay",
                isLate: left <= reorderAt && column === left - 1,
              }))}
            />
          </svg>
          <span className="figure">{left}</span>
        </li>
      ))}
    </ul>
  );
}
