import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { Particles } from "../../../../engine/particles/particles.tsx";
import { tideLine } from "../../tide-line.ts";
import "./tide-chart.css";
import type { TideChartProps } from "./tide-chart.props.ts";

/**
 * Listeners as one wave, drawn to scale. What is painted is the air above it: so bubbles, which rise through the whole
 * block behind, burst at the line.
 */
export function TideChart({ id, heading, unit, artists, note }: TideChartProps & { id: string }) {
  const values = artists.map(({ monthlyListeners }) => monthlyListeners);
  return (
    <section className="tide-chart" aria-labelledby={`${id}-title`}>
      <Particles motion="rise" count={100} />
      <SectionHeading id={id} heading={heading} />
      <Wave className="tide-chart-wide" values={values} width={1200} height={460} />
      <Wave className="tide-chart-tall" values={values} width={390} height={400} />
      <ol>
        {artists.map(({ name, genre, followers, monthlyListeners }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{genre}</p>
            <dl>
              <div>
                <dt>{unit}</dt>
                <dd>{formatNumber(monthlyListeners)}</dd>
              </div>
              <div>
                <dt>followers</dt>
                <dd>{formatNumber(followers)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ol>
      <p className="tide-chart-note">{note}</p>
    </section>
  );
}

type WaveProps = { className: string; values: number[]; width: number; height: number };

function Wave({ className, values, width, height }: WaveProps) {
  const { path, crests } = tideLine(values, { width, height, air: 56 });
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="tide-chart-air" d={`${path}V0H0Z`} />
      <path className="tide-chart-line" d={path} />
      {crests.map(({ x, y, value }, index) => (
        <g key={value}>
          <path className="tide-chart-mark" d={`M${x - 22} ${y - 7}h44`} />
          <text x={x} y={y - 16}>
            {shortened(value)}
          </text>
          <text className="tide-chart-number" x={x} y={y + 24}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function shortened(value: number): string {
  return value >= 1_000_000 ? `${(value / 1_000_000).toFixed(2)}M` : `${Math.round(value / 1000)}K`;
}
