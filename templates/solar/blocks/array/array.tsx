import { SectionHour } from "../../sky/section-hour.tsx";
import "./array.css";
import type { ArrayProps } from "./array.props.ts";

/** The services as an array: panels in one frame. */
export function PanelArray({ id, hour, title, lead, panels }: ArrayProps & { id: string }) {
  return (
    <section className="array" aria-labelledby={`${id}-title`}>
      <SectionHour id={id} hour={hour} title={title} />
      {lead && <p className="lead">{lead}</p>}
      <ul>
        {panels.map(({ name, price, unit, text, note }) => (
          <li key={name}>
            <h3>{name}</h3>
            {(price || unit) && (
              <p className="array-price">
                {price} {unit}
              </p>
            )}
            {(text || note) && (
              <p>
                {text} {note}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
