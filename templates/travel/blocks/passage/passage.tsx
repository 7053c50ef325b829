import "./passage.css";
import type { PassageProps } from "./passage.props.ts";
import { passageBetween, spansOf } from "./year-line.ts";

const width = 1200;
const height = 760;

/** The year as one line: months across, latitudes down, solid where the ship can be sailed with. */
export function Passage({ id, title, lead, chart }: PassageProps & { id: string }) {
  return (
    <section className="passage" aria-labelledby={`${id}-title`}>
      <div className="passage-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      {chart && <Chart {...chart} />}
    </section>
  );
}

function Chart({ north, south, equator, months, stops }: NonNullable<PassageProps["chart"]>) {
  const edges = { width, height, north: north.latitude, south: south.latitude };
  const spans = spansOf(stops, edges);
  const [first] = spans;
  const last = spans.at(-1);
  const middle = Math.round((north.latitude / (north.latitude - south.latitude)) * height);
  const month = width / 12;
  const ways = spans.slice(1).map((span, index) => passageBetween(spans[index] ?? span, span));
  if (first && last) {
    ways.push(passageBetween(last, { ...first, start: first.start + width }));
    ways.push(passageBetween({ ...last, end: last.end - width }, first));
  }
  return (
    <div className="passage-chart">
      <svg viewBox={`0 0 ${width} ${height + 40}`} aria-hidden="true">
        <path
          className="passage-grid"
          d={
            months.map((_, index) => `M${index * month} 0V${height}`).join("") +
            `M0 ${height}H${width}M0 0H${width}`
          }
        />
        <path className="passage-equator" d={`M0 ${middle}H${width}`} />
        <path className="passage-home" d={ways.join("")} />
        <path
          className="passage-sail"
          d={spans.map(({ start, end, y }) => `M${start} ${y}H${end}`).join("")}
        />
        <g className="passage-notes">
          <text x="10" y="30">
            {north.label}
          </text>
          <text x="10" y={height - 14}>
            {south.label}
          </text>
          <text x="10" y={middle - 10}>
            {equator}
          </text>
          {months.map((name, index) => (
            <text key={name} x={(index + 0.5) * month} y={height + 32} textAnchor="middle">
              {name}
            </text>
          ))}
        </g>
        <g className="passage-names">
          {spans.map(({ start, end, y }, index) => {
            const stop = stops[index];
            return (
              <text
                key={stop?.name}
                x={(start + end) / 2}
                y={y}
                dy={stop?.place === "above" ? "-0.6em" : "1.2em"}
                textAnchor="middle"
              >
                {stop?.name}
              </text>
            );
          })}
        </g>
      </svg>
    </div>
  );
}
