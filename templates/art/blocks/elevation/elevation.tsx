import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { eyeLine, hangOnLine, readyToHang } from "../../hanging.ts";
import "./elevation.css";
import type { ElevationProps } from "./elevation.props.ts";

/** How much of the wall is drawn above the floor, how long it is at least, and the room around it for measures. */
const wallHeight = 290;
const least = 1500;
const margin = { side: 70, below: 104, above: 14 };

/** The hanging plan: one wall drawn at scale, as the people with the ladder have it, and a key to its numbers. */
export function Elevation({
  id,
  heading,
  label,
  gap,
  works,
  sold,
  note,
}: Resolved<ElevationProps> & { id: string }) {
  const ready = readyToHang(works);
  const isMeasured = ready.every((work) => work.isMeasured);
  // Few works hang farther apart, on a wall of usual length.
  const width = ready.reduce((sum, work) => sum + work.width, 0);
  const { hung, length } = hangOnLine(ready, Math.max(gap, (least - width) / (ready.length + 1)));
  const isLong = length > 2600 || undefined;
  const y = (height: number) => margin.above + wallHeight - height;
  return (
    <section className="elevation" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {/* biome-ignore lint/a11y/useSemanticElements: no set of fields; a landmark would be there as often as the block */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className="elevation-sheet" data-long={isLong} role="group" aria-label={label} tabIndex={0}>
        <svg
          viewBox={`${-margin.side} 0 ${length + 2 * margin.side} ${margin.above + wallHeight + margin.below}`}
          aria-hidden="true"
        >
          <path className="elevation-wall" d={`M0 ${margin.above}H${length}V${y(0)}H0Z`} />
          <path className="elevation-floor" d={`M${-margin.side} ${y(0)}H${length + margin.side}`} />
          <path className="elevation-line" d={`M${-margin.side} ${y(eyeLine)}H${length + margin.side}`} />
          {isMeasured && (
            <text x={-margin.side} y={y(eyeLine) - 7}>
              {eyeLine}
            </text>
          )}
          {hung.map(({ item, left, top, bottom }, index) => (
            <g key={item.key}>
              <rect x={left} y={y(top)} width={item.width} height={item.height} />
              <text className="elevation-number" x={left + item.width / 2} y={y(eyeLine) + 9}>
                {index + 1}
              </text>
              {isMeasured && (
                <>
                  <text className="elevation-small" x={left + item.width / 2} y={y(bottom) + 23}>
                    {item.height}
                  </text>
                  <Measure from={left} to={left + item.width} y={y(0) + 26} />
                </>
              )}
              {item.isSold && <circle cx={left + item.width + 12} cy={y(eyeLine)} r="5" />}
            </g>
          ))}
          {isMeasured && <Measure from={0} to={length} y={y(0) + 74} />}
          <Person x={length - gap / 2} floor={y(0)} />
        </svg>
      </section>
      <ol className="elevation-key">
        {ready.map(({ key, title, artist, width, height, asking, note: text, picture, ...work }) => (
          <li key={key}>
            <span>
              {artist && `${artist}, `}
              <i>{title}</i>
            </span>{" "}
            <span>
              {work.isMeasured ? `${width} × ${height}` : asking}
              {work.isSold && `, ${sold}`}
            </span>
            {!picture && text && <p>{text}</p>}
          </li>
        ))}
      </ol>
      {note && <p className="elevation-note">{note}</p>}
    </section>
  );
}

/** A measured length with its ends ticked; narrow ones have their number below. */
function Measure({ from, to, y }: { from: number; to: number; y: number }) {
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from - 4} ${y + 4}l8-8M${to - 4} ${y + 4}l8-8`} />
      <text className="elevation-small" x={(from + to) / 2} y={y + 23}>
        {Math.round(to - from)}
      </text>
    </>
  );
}

/** 170 cm, for comparison: a mark and no more. */
function Person({ x, floor }: { x: number; floor: number }) {
  return <path d={`M${x} ${floor}v-170M${x - 9} ${floor - 170}h18`} />;
}
