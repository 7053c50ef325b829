import type { Resolved } from "../../../../engine/render/resolve.ts";
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
  coins,
  link,
}: Resolved<DepthProps> & { id: string }) {
  const ranges = coins.slice(0, 6);
  return (
    <section className="depth" aria-labelledby={`${id}-title`}>
      <header className="depth-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p className="lead">{text}</p>}
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
      </header>
      <figure className="depth-view">
        <svg viewBox="0 0 1440 400" preserveAspectRatio="none" aria-hidden="true">
          {ranges.map((coin, index) => (
            <path key={coin.id} d={ridgePath(coin, 395 - index * 62, 14 + (ranges.length - index) * 6)} />
          ))}
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
