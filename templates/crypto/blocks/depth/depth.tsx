import { coinOf } from "../../content/coins.ts";
import "./depth.css";
import type { DepthProps } from "./depth.props.ts";
import { ridgePath } from "./ridge-path.ts";

/** The order books of all coins as ranges of hills behind one another, with the spread as their valley. */
export function Depth({
  id,
  eyebrow,
  title,
  text,
  bids,
  asks,
  valley,
  symbols,
  link,
}: DepthProps & { id: string }) {
  return (
    <section className="depth" aria-labelledby={`${id}-title`}>
      <header className="depth-words">
        <p className="eyebrow">{eyebrow}</p>
        <h2 id={`${id}-title`}>{title}</h2>
        <p className="lead">{text}</p>
        <a className="action-quiet" href={link.href}>
          {link.label}
        </a>
      </header>
      <figure className="depth-view">
        <svg viewBox="0 0 1440 400" preserveAspectRatio="none" aria-hidden="true">
          {symbols.map((symbol, index) => {
            const coin = coinOf(symbol);
            return (
              coin && (
                <path key={symbol} d={ridgePath(coin, 395 - index * 62, 14 + (symbols.length - index) * 6)} />
              )
            );
          })}
        </svg>
        <figcaption>
          <span>{bids}</span>
          <span>{valley}</span>
          <span>{asks}</span>
        </figcaption>
      </figure>
    </section>
  );
}
