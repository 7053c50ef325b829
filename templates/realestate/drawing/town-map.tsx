import type { ReactNode } from "react";
import type { MapWords } from "../collections.ts";
import { town } from "../content/town.ts";
import { contour, footprints, softLine, trees } from "./map-paths.ts";

const { coast, river, streets, hills, wood, names, office } = town;
const sea = `${softLine(coast)}L1000 720V0Z`;
const roads = streets.map(({ points }) => softLine(points)).join("");
const houses = streets.map(({ points, built }) => (built ? footprints(points) : "")).join("");

type Props = {
  /** What part is shown, as a `viewBox`; all of it unless told, and then with its scale. */
  part?: string;
  words: MapWords;
  /** What lies upon the map: its keys. */
  children: ReactNode;
};

/** The site map (whoever shows it brings `town-map.css`): contours, river, streets and houses. What it shows is also said beside it, so it is not read. */
export function TownMap({ part, words, children }: Props) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: what lies upon it has names of its own
    <svg className="town" viewBox={part ?? "0 0 1000 720"} preserveAspectRatio="xMidYMid slice">
      <g>
        {hills.map(([x, y, wide, high, lines]) => (
          <g key={x} className="town-contour" transform={`translate(${x} ${y})`}>
            {Array.from({ length: lines }, (_, index) => {
              const size = 1 - index / (lines + 0.6);
              return (
                <path
                  key={size}
                  d={contour(wide * size, high * size)}
                  transform={`rotate(${index * 5}) translate(${index * 3} ${index * -2})`}
                />
              );
            })}
          </g>
        ))}
        <path className="town-road" d={roads} />
        <path className="town-bank" d={softLine(river)} />
        <path className="town-water" d={sea} />
        <path className="town-stream" d={softLine(river)} />
        <path className="town-shore" d={softLine(coast)} transform="translate(10 4)" />
        <path className="town-shore" d={softLine(coast)} transform="translate(22 9)" />
        <path className="town-road-in" d={roads} />
        <path className="town-houses" d={houses} />
        {trees(...wood).map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} className="town-tree" cx={x} cy={y} r={radius} />
        ))}
        {names.map(({ at: [x, y], turn, kind }, index) => (
          <text
            key={`${x} ${y}`}
            className={`town-${kind}`}
            transform={`translate(${x} ${y}) rotate(${turn})`}
          >
            {words.names[index]}
          </text>
        ))}
        <path className="town-office" d={`M${office[0] - 9} ${office[1] - 9}h18v18h-18z`} />
        {!part && (
          <g className="town-bar" transform="translate(160 690)">
            <path className="town-plate" d="M-14 -26H220V18H-14z" />
            <path d="M0 0h50v6H0zM50 0h50v6H50zM100 0h100v6H100z" />
            <path className="town-solid" d="M0 0h50v6H0zM100 0h100v6H100z" />
            <text x="200" y="-7">
              {words.scale}
            </text>
          </g>
        )}
      </g>
      {children}
    </svg>
  );
}
