import type { HouseId } from "../content/houses.ts";
import { town } from "../content/town.ts";
import { TownMap } from "../drawing/town-map.tsx";

/** The map around one house, whose number it has. */
export function SitePlan({ id, number }: { id: HouseId; number: number }) {
  const [x, y] = town.houses[id];
  const left = Math.min(Math.max(x - 240, 0), 520);
  const top = Math.min(Math.max(y - 180, 0), 360);
  return (
    <TownMap part={`${left} ${top} 480 360`}>
      <g className="property-site" transform={`translate(${x} ${y})`}>
        <circle r="13" />
        <text dy="0.36em">{number}</text>
      </g>
    </TownMap>
  );
}
