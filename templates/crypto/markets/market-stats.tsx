import { coins } from "../content/coins.ts";
import { market } from "../content/market.ts";
import { drawsOf } from "../market/draws.ts";
import { courseOf } from "../market/sample-market.ts";
import { Sparkline } from "../market/sparkline.tsx";

/** The four figures of the whole market, each with the one drawing that explains it. */
export function MarketStats() {
  return (
    <dl className="market-stats">
      <Stat {...market.cap}>
        <Sparkline values={courseOf({ symbol: "ALL", week: 431 }, 40)} isUp />
      </Stat>
      <Stat {...market.volume}>
        <Hours />
      </Stat>
      <Stat {...market.dominance}>
        <Shares />
      </Stat>
      <Stat {...market.greed}>
        <Scale value={Number(market.greed.value)} />
      </Stat>
    </dl>
  );
}

type StatProps = { label: string; value: string; note: string; children: React.ReactNode };

function Stat({ label, value, note, children }: StatProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="market-figure">{value}</dd>
      <dd className="market-drawing">{children}</dd>
      <dd className="market-note">{note}</dd>
    </div>
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
function Shares() {
  const whole = 2_100_000;
  let x = 0;
  return (
    <svg className="market-shares" viewBox="0 0 100 32" preserveAspectRatio="none" aria-hidden="true">
      {coins.map(({ symbol, marketCap }) => {
        const width = (marketCap / whole) * 100;
        x += width;
        return (
          <rect
            key={symbol}
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
