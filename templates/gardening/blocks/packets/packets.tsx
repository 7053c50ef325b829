import "./packets.css";
import type { PacketsProps } from "./packets.props.ts";
import { plants } from "./plant-shapes.ts";

/** Services as they would be sold at the counter of a seed shop. */
export function Packets({ id, title, lead, labels, packets }: PacketsProps & { id: string }) {
  return (
    <section className="packets" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        <p>{lead}</p>
      </header>
      <ul>
        {packets.map(({ name, text, price, when, depth, distance, plant }) => {
          const { ink, bloom, lines, stems } = plants[plant]();
          return (
            <li key={name}>
              <svg viewBox="-64 -150 128 216" aria-hidden="true">
                <path className="packets-stem" d={stems} />
                <path className="packets-ink" d={ink} />
                <path className="packets-bloom" d={bloom} />
                <path className="packets-lines" d={lines} />
              </svg>
              <div className="packets-words">
                <h3>{name}</h3>
                <p className="packets-price">{price}</p>
                <p>{text}</p>
                <dl>
                  <div>
                    <dt>{labels.when}</dt>
                    <dd>{when}</dd>
                  </div>
                  <div>
                    <dt>{labels.depth}</dt>
                    <dd>{depth}</dd>
                  </div>
                  <div>
                    <dt>{labels.distance}</dt>
                    <dd>{distance}</dd>
                  </div>
                </dl>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
