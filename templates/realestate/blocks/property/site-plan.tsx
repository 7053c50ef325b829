import type { MapWords } from "../../collections.ts";
import { TownMap } from "../../drawing/town-map.tsx";

type Props = { at: readonly [number, number]; number: number; words: MapWords };

/** The map around one house, whose number it has. */
export function SitePlan({ at: [x, y], number, words }: Props) {
  const left = Math.min(Math.max(x - 240, 0), 520);
  const top = Math.min(Math.max(y - 180, 0), 360);
  return (
    <TownMap part={`${left} ${top} 480 360`} words={words}>
      <g className="property-site" transform={`translate(${x} ${y})`}>
        <circle r="13" />
        <text dy="0.36em">{number}</text>
      </g>
    </TownMap>
  );
}
