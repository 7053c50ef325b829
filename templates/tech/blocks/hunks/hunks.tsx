import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./hunks.css";
import type { HunksProps } from "./hunks.props.ts";

/** As many letters as are large in a third of the page. */
const longTitle = 28;

/** Features as patches: what goes, and what comes in its place. */
export function Hunks({ id, heading, hunks }: HunksProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className={heading ? "hunks" : "hunks hunks-bare"} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {hunks.map(({ title, value, file, range, removed = [], added = [], note }) => (
          <li key={title} className={removed.length + added.length === 0 ? "hunks-plain" : undefined}>
            <Title className={title.length > longTitle ? "hunks-long" : undefined}>{title}</Title>
            {value && <p className="hunks-value">{value}</p>}
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
