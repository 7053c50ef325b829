import type { Resolved } from "../../../../engine/render/resolve.ts";
import "./depth.css";
import type { DepthProps } from "./depth.props.ts";
import { ridgePath } from "./ridge-path.ts";

/** How many ranges are drawn. */
const most = 6;

/** The order books of all coins as ranges of hills behind one another, with the spread as their valley. */
export function Depth({
  id,
  eyebrow,
  title,
  lead,
  bids,
  asks,
  valley,
  coins,
  actions = [],
}: Resolved<DepthProps> & { id: string }) {
  const ranges =
    coins?.slice(0, most) ?? Array.from({ length: most }, (_, index) => ({ name: `${title} ${index}` }));
  return (
    <section className="depth" aria-labelledby={`${id}-title`}>
      <header className="depth-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {actions.map(({ label, href }) => (
          <a key={label} className="action-quiet" href={href}>
            {label}
          </a>
        ))}
      </header>
      <figure className="depth-view">
        <svg viewBox="0 0 1440 400" preserveAspectRatio="none" aria-hidden="true">
          {ranges.map((coin, index) => (
            <path key={coin.name} d={ridgePath(coin, 395 - index * 62, 14 + (ranges.length - index) * 6)} />
          ))}
        </svg>
        {(bids || valley || asks) && (
          <figcaption>
            <span>{bids}</span>
            <span>{valley}</span>
            <span>{asks}</span>
          </figcaption>
        )}
      </figure>
    </section>
  );
}
