import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Cut } from "./cut.ts";
import "./packets.css";
import type { PacketsProps } from "./packets.props.ts";
import { type PlantName, plantNames } from "./plant-names.ts";
import { plants } from "./plant-shapes.ts";
import { skies } from "./sky-shapes.ts";

/** Services as they would be sold at the counter of a seed shop. */
export function Packets({
  id,
  eyebrow,
  title,
  lead,
  action,
  labels,
  signs,
  packets,
}: PacketsProps & { id: string }) {
  return (
    <section className="packets" aria-labelledby={title && `${id}-title`}>
      {(eyebrow || title || lead) && (
        <header>
          {eyebrow && <p className="packets-eyebrow">{eyebrow}</p>}
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          {lead && <p>{lead}</p>}
        </header>
      )}
      <ul>
        {packets.map(({ plant, ...packet }, index) => {
          const sign = signs === "skies" ? skyAt(index) : plants[plant ?? plantAt(index)]();
          return (
            <Packet key={packet.name} {...packet} sign={sign} labels={labels} level={titleLevel(title)} />
          );
        })}
      </ul>
      {action && (
        <p className="packets-action">
          <a className="action" href={action.href}>
            {action.label}
          </a>
        </p>
      )}
    </section>
  );
}

type PacketProps = Omit<PacketsProps["packets"][number], "plant"> & {
  sign: Cut | undefined;
  labels: PacketsProps["labels"];
  level: ReturnType<typeof titleLevel>;
};

function Packet({
  sign,
  labels,
  level,
  name,
  text,
  points = [],
  price,
  unit,
  picture,
  link,
  ...packet
}: PacketProps) {
  const { badge, on, note, when, depth, distance } = packet;
  const facts = [
    { label: labels?.when, value: when },
    { label: labels?.depth, value: depth },
    { label: labels?.distance, value: distance },
  ].filter(({ label, value }) => label !== undefined && value !== undefined);
  const small = [on, points.join(", "), note].filter((said) => said);
  return (
    <li>
      {picture ? (
        <PictureView picture={picture} sizes="(min-width: 60rem) 25vw, (min-width: 40rem) 42vw, 30vw" />
      ) : (
        sign && <Sign {...sign} />
      )}
      <div className="packets-words">
        {badge && <p className="packets-badge">{badge}</p>}
        <h3 aria-level={level}>{link ? <a href={link.href}>{name}</a> : name}</h3>
        {(price || unit) && (
          <p className="packets-price">
            {price}
            {unit && ` ${unit}`}
          </p>
        )}
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
        {small.map((said) => (
          <p className="packets-small" key={said}>
            {said}
          </p>
        ))}
      </div>
    </li>
  );
}

function Sign({ ink, bloom, lines, stems }: Cut) {
  return (
    <svg viewBox="-64 -150 128 216" aria-hidden="true">
      <path className="packets-stem" d={stems} />
      <path className="packets-ink" d={ink} />
      <path className="packets-bloom" d={bloom} />
      <path className="packets-lines" d={lines} />
    </svg>
  );
}

/** Every packet has a plant, by turns where none was chosen. */
function plantAt(index: number): PlantName {
  return plantNames[index % plantNames.length] ?? "fern";
}

function skyAt(index: number): Cut | undefined {
  return skies[index % skies.length]?.();
}
