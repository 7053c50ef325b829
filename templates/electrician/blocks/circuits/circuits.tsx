import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./circuits.css";
import type { CircuitsProps } from "./circuits.props.ts";

/** Six services as six breakers side by side, each with its rating, its lever and its label. */
export function Circuits({ id, heading, unit, circuits }: CircuitsProps & { id: string }) {
  return (
    <section className="circuits" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {circuits.map(({ amperes, name, text, price }) => (
          <li key={name}>
            <div className="circuit">
              <p>
                <b>{amperes}</b> {unit}
              </p>
              <span className="circuit-lever" />
            </div>
            <h3>{name}</h3>
            <p className="circuit-text">{text}</p>
            <p className="circuit-price">{price}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
