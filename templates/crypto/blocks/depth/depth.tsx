import type { Resolved } from "../../../../engine/render/resolve.ts";
import "./depth.css";
import type { Offer } from "../../collections.ts";
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
      {coins && !bids && !asks && <Summits offers={coins} />}
    </section>
  );
}

/** What the hills are called where they are no books: on what stands nearest, since a hill has no room for words. */
function Summits({ offers }: { offers: readonly Offer[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: a list drawn without marks is none to some screen readers
    <ul className="depth-summits" role="list">
      {offers.map(({ name, cost, unit, when, text, origin }) => (
        <li key={name}>
          <h3>{name}</h3>
          {cost && (
            <p className="depth-cost">
              {cost} {unit}
            </p>
          )}
          {when && <p className="depth-when">{when}</p>}
          {text && <p>{text}</p>}
          {origin && <p className="depth-when">{origin}</p>}
        </li>
      ))}
    </ul>
  );
}
