import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./circuits.css";
import type { CircuitsProps } from "./circuits.props.ts";

/** Services as breakers side by side, each with its rating, its lever and its label. */
export function Circuits({ id, heading, unit, circuits }: CircuitsProps & { id: string }) {
  return (
    <section className="circuits" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol data-count={circuits.length}>
        {circuits.map(({ amperes, name, text, price }) => (
          <li key={name}>
            <div className="circuit">
              <p>
                {amperes && (
                  <>
                    <b>{amperes}</b> {unit}
                  </>
                )}
              </p>
              <span className="circuit-lever" />
            </div>
            <h3>{name}</h3>
            {text && <p className="circuit-text">{text}</p>}
            {price && <p className="circuit-price">{price}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
