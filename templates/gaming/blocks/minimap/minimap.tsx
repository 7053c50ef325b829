import { cornersOf, pointAt } from "../../hexagon.ts";
import "./minimap.css";
import type { MinimapProps } from "./minimap.props.ts";

const radius = 96;
const hub = 26;
const sides = [0, 1, 2, 3, 4, 5];

/** In the page where there is no room beside it; on large screens it stays in the corner, and lights where one is. */
export function Minimap({ label, sectors }: MinimapProps) {
  return (
    <div className="minimap">
      <nav aria-label={label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, and each has its name */}
        <svg viewBox="-100 -88 200 176">
          {sectors.map(({ label, href, litBy }, index) => {
            const [x, y] = pointAt(56, index + 0.5);
            return (
              <a key={href} href={href} data-lit-by={litBy} aria-label={`${index + 1} ${label}`}>
                <path d={sectorOf(index)} />
                <text x={x} y={y}>
                  {index + 1}
                </text>{" "}
                <text className="minimap-name" x={x} y={y} dy="11">
                  {label}
                </text>
              </a>
            );
          })}
          {sides.slice(sectors.length).map((side) => (
            <path key={side} className="minimap-void" d={sectorOf(side)} />
          ))}
          <path className="minimap-hub" d={`M${cornersOf(hub - 8).join("L")}z`} />
        </svg>
        <p className="minimap-now" aria-hidden="true">
          {sectors.map(({ label, litBy }) => (
            <span key={label} data-lit-by={litBy}>
              {label}
            </span>
          ))}
        </p>
      </nav>
    </div>
  );
}

/** The part of the hexagon between its hub and one of its sides. */
function sectorOf(side: number): string {
  const [a, b] = [cornersOf(radius)[side], cornersOf(radius)[(side + 1) % 6]];
  const [c, d] = [cornersOf(hub)[(side + 1) % 6], cornersOf(hub)[side]];
  return `M${[a, b, c, d].join("L")}z`;
}
