import type { Heading } from "./fields.ts";

/** The head of a section: its `h2` carries `<id>-title`, which names the section. */
export function SectionHeading({ id, heading }: { id: string; heading: Heading }) {
  return (
    <header className="section-heading">
      {heading.eyebrow && <p className="eyebrow">{heading.eyebrow}</p>}
      <h2 id={`${id}-title`}>{heading.title}</h2>
      {heading.lead && <p className="lead">{heading.lead}</p>}
    </header>
  );
}
