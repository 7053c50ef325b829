import { cornersOf, pointAt } from "../../hexagon.ts";
import "./minimap.css";
import type { MinimapProps } from "./minimap.props.ts";

const radius = 96;
const hub = 26;

/** In the page where there is no room beside it; on large screens it stays in the corner, and lights where one is. */
export function Minimap({ label, sectors }: MinimapProps) {
  return (
    <div className="minimap">
      <div className="minimap-frame" aria-hidden="true" />
      <nav aria-label={label}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: it holds links, and each has its name */}
        <svg viewBox="-100 -88 200 176">
          {sectors.map(({ label, href }, index) => {
            const [a, b] = [cornersOf(radius)[index], cornersOf(radius)[(index + 1) % 6]];
            const [c, d] = [cornersOf(hub)[(index + 1) % 6], cornersOf(hub)[index]];
            const [x, y] = pointAt(56, index + 0.5);
            return (
              <a key={href} href={href} aria-label={`${index + 1} ${label}`}>
                <path d={`M${[a, b, c, d].join("L")}z`} />
                <text x={x} y={y}>
                  {index + 1}
                </text>{" "}
                <text className="minimap-name" x={x} y={y} dy="11">
                  {label}
                </text>
              </a>
            );
          })}
          <path className="minimap-hub" d={`M${cornersOf(hub - 8).join("L")}z`} />
        </svg>
        <p className="minimap-now" aria-hidden="true">
          {sectors.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </p>
      </nav>
    </div>
  );
}
