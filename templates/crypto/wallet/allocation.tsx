import { wallet } from "../content/wallet.ts";
import { held } from "./held.ts";

/** The holdings as one engraved band; the lighter a coin weighs, the wider apart its lines. */
export function Allocation() {
  let x = 0;
  return (
    <section className="allocation" aria-labelledby="allocation-title">
      <h2 id="allocation-title">{wallet.allocation}</h2>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" aria-hidden="true">
        {held.map(({ symbol, share }, index) => {
          const width = share * 1000;
          x += width;
          const gap = 3 + index * 1.5;
          return (
            <g key={symbol} data-coin={symbol}>
              <pattern id={`hatch-${symbol}`} width={gap} height="12" patternUnits="userSpaceOnUse">
                <path d={`M${gap / 2} 0q1.6 3 0 6t0 6`} />
              </pattern>
              <rect
                x={x - width}
                width={Math.max(1, width - 3)}
                height="100"
                fill={`url(#hatch-${symbol})`}
              />
              <path
                d={`M${x - width} 0.5h${Math.max(1, width - 3)}M${x - width} 99.5h${Math.max(1, width - 3)}`}
              />
            </g>
          );
        })}
      </svg>
      <ul>
        {held.map(({ symbol, share }) => (
          <li key={symbol}>
            <span data-coin={symbol}>{symbol}</span> {(share * 100).toFixed(1)}%
          </li>
        ))}
      </ul>
      <p>{wallet.allocationNote}</p>
    </section>
  );
}
