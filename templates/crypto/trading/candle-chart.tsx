import { useState } from "react";
import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import type { Coin } from "../collections.ts";
import { trading } from "../content/trading.ts";
import { formatPrice } from "../market/figures.ts";
import { type Candle, candlesOf } from "../market/sample-market.ts";

const [width, height, floor] = [960, 360, 300];
const lines = 5;
const closesAt = 16;

/** A day of candles over their volume. The ruler below steps through them, by pointer or by keys. */
export function CandleChart({ coin }: { coin: Coin }) {
  const hydrated = useHydrated();
  const candles = candlesOf(coin);
  const [chosen, setChosen] = useState(candles.length - 1);
  const candle = candles[chosen];
  const high = Math.max(...candles.map(({ high }) => high));
  const low = Math.min(...candles.map(({ low }) => low));
  const most = Math.max(...candles.map(({ volume }) => volume));
  const step = width / candles.length;
  const y = (price: number) => Math.round(6 + ((high - price) / (high - low)) * (floor - 12));
  const x = (index: number) => Math.round((index + 0.5) * step);
  const body = step * 0.62;

  const draw = (isUp: boolean) =>
    candles
      .map((candle, index) =>
        candle.close >= candle.open === isUp ? candlePath(candle, x(index), body, y) : "",
      )
      .join("");
  const volume = candles.map(({ volume }, index) => {
    const tall = Math.round((volume / most) * (height - floor - 12));
    return `M${Math.round(x(index) - body / 2)} ${height}v${-tall}h${Math.round(body)}v${tall}z`;
  });

  return (
    <section className="chart" aria-labelledby="chart-title">
      <header className="panel-head">
        <h2 id="chart-title">{trading.chart.title}</h2>
        <p>{trading.chart.legend}</p>
      </header>
      {candle && <CandleFigures candle={candle} time={timeOf(chosen, candles.length)} />}
      <div className="chart-plot">
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path className="chart-grid" d={gridPath()} />
          <path className="chart-volume" d={volume.join("")} />
          <path className="chart-chosen" d={`M${x(chosen)} 0V${height}`} />
          <path className="chart-up" d={draw(true)} />
          <path className="chart-down" d={draw(false)} />
          <path className="chart-last" d={`M0 ${y(coin.price)}H${width}`} />
        </svg>
        <ol className="chart-prices" aria-hidden="true">
          {Array.from({ length: lines }, (_, index) => high - ((high - low) * index) / (lines - 1)).map(
            (price) => (
              <li key={price}>{formatPrice(Math.round(price))}</li>
            ),
          )}
        </ol>
        <label className="chart-ruler">
          <span className="sr-only">{trading.chart.slider}</span>
          <input
            type="range"
            min={0}
            max={candles.length - 1}
            value={chosen}
            disabled={!hydrated}
            aria-valuetext={candle && spoken(candle, timeOf(chosen, candles.length))}
            onChange={(event) => setChosen(Number(event.target.value))}
          />
        </label>
      </div>
    </section>
  );
}

function CandleFigures({ candle, time }: { candle: Candle; time: string }) {
  const { open, high, low, close } = candle;
  return (
    <dl className="chart-figures">
      <div>
        <dt>From</dt>
        <dd>{time}</dd>
      </div>
      {Object.entries({ Open: open, High: high, Low: low, Close: close }).map(([label, price]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatPrice(price)}</dd>
        </div>
      ))}
    </dl>
  );
}

function candlePath(
  { open, close, high, low }: Candle,
  x: number,
  width: number,
  y: (price: number) => number,
) {
  const [top, bottom] = [y(Math.max(open, close)), y(Math.min(open, close))];
  const left = Math.round(x - width / 2);
  const across = Math.round(width);
  return `M${x} ${y(high)}V${top}M${x} ${bottom}V${y(low)}M${left} ${top}h${across}v${Math.max(1, bottom - top)}h${-across}z`;
}

function gridPath(): string {
  const rows = Array.from(
    { length: lines },
    (_, index) => `M0 ${6 + ((floor - 12) * index) / (lines - 1)}H${width}`,
  );
  const hours = Array.from({ length: 7 }, (_, index) => `M${(width * (index + 1)) / 8} 0V${height}`);
  return [...rows, ...hours].join("");
}

/** When the candle of this index begins: the last one ends when the sample day was frozen. */
function timeOf(index: number, count: number): string {
  const minutes = (closesAt * 60 - (count - index) * 30 + 24 * 60) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${minutes % 60 === 0 ? "00" : "30"}`;
}

function spoken({ open, high, low, close }: Candle, time: string): string {
  return `${time}: open ${formatPrice(open)}, high ${formatPrice(high)}, low ${formatPrice(low)}, close ${formatPrice(close)}`;
}
