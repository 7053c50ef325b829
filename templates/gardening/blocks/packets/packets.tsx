import "./packets.css";
import type { PacketsProps } from "./packets.props.ts";
import { type PlantName, plantNames } from "./plant-names.ts";
import { plants } from "./plant-shapes.ts";

/** Services as they would be sold at the counter of a seed shop. */
export function Packets({ id, title, lead, labels, packets }: PacketsProps & { id: string }) {
  return (
    <section className="packets" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
      </header>
      <ul>
        {packets.map(({ name, text, price, when, depth, distance, plant }, index) => {
          const { ink, bloom, lines, stems } = plants[plant ?? plantAt(index)]();
          const facts = [
            { label: labels.when, value: when },
            { label: labels.depth, value: depth },
            { label: labels.distance, value: distance },
          ].filter(({ value }) => value !== undefined);
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
                {price && <p className="packets-price">{price}</p>}
                {text && <p>{text}</p>}
                {facts.length > 0 && (
                  <dl>
                    {facts.map(({ label, value }) => (
                      <div key={label}>
                        <dt>{label}</dt>
                        <dd>{value}</dd>
                      </div>
                    ))}
                  </dl>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Every packet has a plant, by turns where none was chosen. */
function plantAt(index: number): PlantName {
  return plantNames[index % plantNames.length] ?? "fern";
}
