import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./panes.css";
import type { PanesProps } from "./panes.props.ts";

/** As many letters as stand in the frame of the narrowest pane, on one line. */
const longTitle = 24;

/** Tiles as the panes of a split terminal, their titles in the frame. */
export function Panes({ id, heading, panes }: PanesProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="panes" aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {panes.map(({ title, text, when, price, note, readout = [] }) => (
          <li key={title}>
            <Title className={title.length > longTitle ? "panes-long" : undefined}>{title}</Title>
            {text && <p>{text}</p>}
            {(when || price || note) && (
              <p className="panes-price">
                {when} {price && <b>{price}</b>} {note}
              </p>
            )}
            {readout.length > 0 && <pre aria-hidden="true">{readout.join("\n")}</pre>}
          </li>
        ))}
      </ul>
    </section>
  );
}
