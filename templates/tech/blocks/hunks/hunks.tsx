import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./hunks.css";
import type { HunksProps } from "./hunks.props.ts";

/** Features as patches: what goes, and what comes in its place. */
export function Hunks({ id, heading, hunks }: HunksProps & { id: string }) {
  return (
    <section className="hunks" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {hunks.map(({ title, file, range, removed = [], added = [], note }) => (
          <li key={title}>
            <h3>{title}</h3>
            {file && <p className="hunks-file">{file}</p>}
            {range && <p className="hunks-range">{range}</p>}
            {removed.map((text) => (
              <del key={text}>{text}</del>
            ))}
            {added.map((text) => (
              <ins key={text}>{text}</ins>
            ))}
            {note && <p className="hunks-note">{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
