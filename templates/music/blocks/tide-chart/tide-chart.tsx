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
export function TideChart({ id, heading, labels, artists, note }: TideChartProps & { id: string }) {
  const known = artists.flatMap(({ monthlyListeners }) => monthlyListeners ?? []);
  const wave =
    known.length === artists.length
      ? { values: known, texts: known.map((value) => shortened(value, labels)) }
      : { values: artists.map(() => 1), texts: [] };
  const isCalm = wave.texts.length === 0;
  return (
    <section className="tide-chart" aria-labelledby={`${id}-title`}>
      <Particles motion="rise" count={100} />
      <SectionHeading id={id} heading={heading} />
      <Wave className="tide-chart-wide" {...wave} width={1200} height={isCalm ? 140 : 460} />
      <Wave className="tide-chart-tall" {...wave} width={390} height={isCalm ? 120 : 400} />
      <ol>
        {artists.map(({ name, genre, text, followers, monthlyListeners }) => (
          <li key={name}>
            <h3>{name}</h3>
            {genre && <p>{genre}</p>}
            {text && <p>{text}</p>}
            {(followers || monthlyListeners) && (
              <dl>
                {monthlyListeners && <Count label={labels.listeners} count={monthlyListeners} />}
                {followers && <Count label={labels.followers} count={followers} />}
              </dl>
            )}
          </li>
        ))}
      </ol>
      {note && <p className="tide-chart-note">{note}</p>}
    </section>
  );
}

function Count({ label, count }: { label: string; count: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}

type WaveProps = {
  className: string;
  values: readonly number[];
  /** What stands over each crest; none over a calm sea. */
  texts: readonly string[];
  width: number;
  height: number;
};

function Wave({ className, values, texts, width, height }: WaveProps) {
  const { path, crests } = tideLine(values, { width, height, air: texts.length > 0 ? 56 : height * 0.55 });
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className="tide-chart-air" d={`${path}V0H0Z`} />
      <path className="tide-chart-line" d={path} />
      {crests.map(({ x, y }, index) => (
        <g key={x}>
          {texts[index] && <path className="tide-chart-mark" d={`M${x - 22} ${y - 7}h44`} />}
          <text x={x} y={y - 16}>
            {texts[index]}
          </text>
          <text className="tide-chart-number" x={x} y={y + 24}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

function shortened(value: number, { thousand, million }: TideChartProps["labels"]): string {
  return value >= 1_000_000
    ? `${(value / 1_000_000).toFixed(2)}${million}`
    : `${Math.round(value / 1000)}${thousand}`;
}
