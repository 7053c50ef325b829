import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./circuits.css";
import type { CircuitsProps } from "./circuits.props.ts";

/** Services as breakers side by side, each with its rating, its lever and its label; or as drawers with a number. */
export function Circuits({ id, heading, unit, drawing, circuits }: CircuitsProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="circuits" data-drawing={drawing} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ol data-count={circuits.length}>
        {circuits.map(({ amperes, name, when, text, price, unit: per, note }) => (
          <li key={name}>
            <div className="circuit">
              <p>
                {amperes && unit && drawing !== "plain" && (
                  <>
                    <b>{amperes}</b> {unit}
                  </>
                )}
              </p>
              <span className="circuit-lever" />
            </div>
            <Title>{name}</Title>
            {when && <p className="circuit-text">{when}</p>}
            {text && <p className="circuit-text">{text}</p>}
            {note && <p className="circuit-text">{note}</p>}
            {(price || per) && (
              <p className="circuit-price">
                {price} {per && <small>{per}</small>}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
