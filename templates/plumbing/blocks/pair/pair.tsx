import { nameOf, titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { Pipe } from "../../pipe/pipe.tsx";
import "./pair.css";
import type { PairProps } from "./pair.props.ts";

/** Two ways to come: one by night and one by day, the first hanging a little lower, as it was in a hurry. */
export function Pair({ id, heading, drawing, cards }: PairProps & { id: string }) {
  return (
    <section className="pair" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <div className="pair-cards">
        {cards.map(({ name, price, unit, note, text, points, link }) => (
          <article key={name}>
            <h3 aria-level={titleLevel(heading)}>{name}</h3>
            {(price || unit || note) && (
              <p className="pair-price" data-long={(price && price.length > 12) || undefined}>
                {price} {unit && <span>{unit}</span>} {note && <span>{note}</span>}
              </p>
            )}
            {text && <p>{text}</p>}
            {points && points.length > 0 && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
            {link && (
              <a className="action" href={link.href}>
                {link.label}
              </a>
            )}
          </article>
        ))}
      </div>
      <Pipe drawing={drawing} />
    </section>
  );
}
