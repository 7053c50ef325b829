import type { ReactNode } from "react";
import type { Heading } from "./fields.ts";

type Props = { id: string; heading?: Heading | undefined };

/** The head of a section: its `h2` carries `<id>-title`, which names the section. Draws nothing where nothing is said. */
export function SectionHeading({ id, heading: { eyebrow, title, lead } = { title: "" } }: Props) {
  if (!eyebrow && !title && !lead) return null;
  return (
    <header className="section-heading">
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      {title && <h2 id={`${id}-title`}>{title}</h2>}
      {lead && <p className="lead">{lead}</p>}
    </header>
  );
}

type HeadProps = Props & { className: string; children?: ReactNode };

/** A section's heading together with what stands beside it, `children`. Draws nothing for neither. */
export function SectionHead({ id, heading, className, children }: HeadProps) {
  const { eyebrow, title, lead } = heading ?? {};
  if (!eyebrow && !title && !lead && !children) return null;
  return (
    <div className={className}>
      <SectionHeading id={id} heading={heading} />
      {children}
    </div>
  );
}
