import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./corrections.css";
import type { CorrectionsProps } from "./corrections.props.ts";

/** A manuscript of the trade's favorite words, gone over with a red pencil. */
export function Corrections({ id, heading, corrections }: CorrectionsProps & { id: string }) {
  return (
    <section className="corrections" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {corrections.map(({ wrong, right, of }) => (
          <li key={wrong}>
            <p>
              <del>{wrong}</del> <ins>{right}</ins>
            </p>
            {of && (
              <a className="label" href={of.href}>
                {of.label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
