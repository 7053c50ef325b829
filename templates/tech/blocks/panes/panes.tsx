import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./panes.css";
import type { PanesProps } from "./panes.props.ts";

/** Tiles as the panes of a split terminal, their titles in the frame. */
export function Panes({ id, heading, panes }: PanesProps & { id: string }) {
  return (
    <section className="panes" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {panes.map(({ title, text, readout = [] }) => (
          <li key={title}>
            <h3>{title}</h3>
            {text && <p>{text}</p>}
            {readout.length > 0 && <pre aria-hidden="true">{readout.join("\n")}</pre>}
          </li>
        ))}
      </ul>
    </section>
  );
}
