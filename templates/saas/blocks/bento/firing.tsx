import { formatNumber } from "../../../../engine/language/american-english.ts";
import { firingPoints, type Segment, temperatureAt } from "../../charts/firing.ts";
import { firingTiles } from "../../charts/firing-tiles.ts";
import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch } from "../../mosaic/mosaic-paths.ts";
import "./firing.css";

type Props = {
  name: string;
  program: readonly Segment[];
  now: number;
  opens: string;
  units: { degrees: string; hours: string };
};

/** One firing: how hot it is, and its program as tiles, of which those that have burned are red. */
export function Firing({ name, program, now, opens, units }: Props) {
  const { columns, rows, tiles } = firingTiles(program, now);
  const hours = firingPoints(program).at(-1)?.x ?? 0;
  return (
    <figure className="firing">
      <figcaption>
        <span className="figure">
          {formatNumber(temperatureAt(program, now))}
          <small>{units.degrees}</small>
        </span>
        <b>{name}</b>
        <span>{opens}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${columns * pitch - 1} ${rows * pitch - 1}`}
        preserveAspectRatio="xMinYMax meet"
        aria-hidden="true"
      >
        <Tiles tiles={tiles} />
      </svg>
      <p className="figure" aria-hidden="true">
        {[0, 0.25, 0.5, 0.75, 1].map((share) => (
          <span key={share}>
            {share * hours} {units.hours}
          </span>
        ))}
      </p>
    </figure>
  );
}
