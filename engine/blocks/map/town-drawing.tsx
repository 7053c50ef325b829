import { drawTown } from "./draw-map.ts";
import type { MapProps } from "./map.props.ts";

type Props = Pick<MapProps, "seed" | "water"> & {
  /** The map's own, from which the ids of its streets are made: `<id>-street-0` is the first that bears a name. */
  id: string;
  /** How many streets bear a name. */
  named: number;
};

/** The town that a map shows, as parts of an SVG, without names. */
export function TownDrawing({ id, seed, water, named }: Props) {
  const town = drawTown(seed, water);
  return (
    <g>
      <path className="map-parks" d={town.parks.join("")} />
      <path className="map-alleys" d={town.alleys.join("")} />
      <g className="map-small">
        <path id={`${id}-small`} d={town.small.join("")} />
      </g>
      {/* The same streets again, narrower: what stays of the wider ones is their edges. */}
      <use className="map-small-core" href={`#${id}-small`} />
      {town.water && <path className="map-water" data-water={water} d={town.water} />}
      <g className="map-great">
        <g id={`${id}-great`}>
          {town.great.map((path, index) => (
            <path key={path} id={index < named ? `${id}-street-${index}` : undefined} d={path} />
          ))}
        </g>
      </g>
      <use className="map-great-core" href={`#${id}-great`} />
    </g>
  );
}
