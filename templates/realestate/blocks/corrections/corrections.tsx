import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./corrections.css";
import type { CorrectionsProps } from "./corrections.props.ts";

/** A manuscript gone over with a red pencil: what was wrong is struck out; where nothing was, what is right is underlined. */
export function Corrections({ id, heading, corrections = [], actions }: CorrectionsProps & { id: string }) {
  return (
    <section
      className="corrections"
      aria-labelledby={nameOf(id, heading)}
      data-said={corrections.length === 0 || undefined}
    >
      <SectionHeading id={id} heading={heading} />
      {corrections.length > 0 && (
        <ul>
          {corrections.map(({ wrong, right, text, of }) => (
            <li key={wrong ?? right}>
              {wrong ? (
                <p>
                  <del>{wrong}</del> <ins>{right}</ins>
                </p>
              ) : (
                <p className="corrections-right">
                  <strong>{right}</strong>
                </p>
              )}
              {text && <p className="corrections-text">{text}</p>}
              {of && (
                <a className="label" href={of.href}>
                  {of.label}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
      <Actions actions={actions} />
    </section>
  );
}
