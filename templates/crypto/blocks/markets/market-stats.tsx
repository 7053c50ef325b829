import type { ReactNode } from "react";
import type { Coin } from "../../collections.ts";
import { drawsOf } from "../../market/draws.ts";
import { courseOf } from "../../market/sample-market.ts";
import { Sparkline } from "../../market/sparkline.tsx";
import type { MarketsProps } from "./markets.props.ts";

type Figure = MarketsProps["figures"][number];

type Props = { figures: readonly Figure[]; coins: readonly Coin[]; whole: number };

/** The figures of the whole market, each with the one drawing that explains it. */
export function MarketStats({ figures, coins, whole }: Props) {
  const drawings: Record<NonNullable<Figure["drawing"]>, (figure: Figure) => ReactNode> = {
    course: () => <Sparkline values={courseOf({ symbol: "ALL", week: 431 }, 40)} isUp />,
    hours: () => <Hours />,
    shares: () => <Shares coins={coins} whole={whole} />,
    scale: ({ value }) => <Scale value={Number.parseFloat(value) || 0} />,
  };
  return (
    <dl className="market-stats">
      {figures.map((figure) => (
        <div key={figure.label}>
          <dt>{figure.label}</dt>
          <dd className="market-figure">{figure.value}</dd>
          {figure.drawing && <dd className="market-drawing">{drawings[figure.drawing](figure)}</dd>}
          {figure.note && <dd className="market-note">{figure.note}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Volume by the hour. */
function Hours() {
  const draw = drawsOf("hours");
  const bars = Array.from({ length: 24 }, (_, hour) => {
    const height = draw(8, 18) + Math.round(9 * Math.sin((hour - 4) / 4) ** 2);
    return `M${(hour * 100) / 24} ${32 - height}h3v${height}h-3z`;
  });
  return (
    <svg className="market-bars" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={bars.join("")} />
    </svg>
  );
}

/** What part of the whole each coin is; what is left over are all the others. */
function Shares({ coins, whole }: Pick<Props, "coins" | "whole">) {
  let x = 0;
  return (
    <svg className="market-shares" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
      {coins.map(({ id, symbol, marketCap }) => {
        const width = (marketCap / whole) * 100;
        x += width;
        return (
          <rect
            key={id}
            data-coin={symbol}
            x={x - width}
            y="6"
            width={Math.max(0.3, width - 0.6)}
            height="20"
          />
        );
      })}
      <path d={`M${x} 16H100`} />
    </svg>
  );
}

/** A hundred strokes from fear to greed, the reached ones lit, the last one long. */
function Scale({ value }: { value: number }) {
  const strokes = Array.from({ length: 51 }, (_, index) => index * 2);
  const path = (from: number, to: number) =>
    strokes
      .filter((at) => at >= from && at < to)
      .map((at) => `M${at} 10v12`)
      .join("");
  return (
    <svg className="market-scale" viewBox="-1 0 102 32" preserveAspectRatio="none" aria-hidden="true">
      <path d={path(value, 101)} />
      <path data-lit="" d={`${path(0, value)}M${value} 2v28`} />
    </svg>
  );
}
