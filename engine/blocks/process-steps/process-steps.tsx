import { PictureView } from "../../picture-view.tsx";
import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHead } from "../section-heading.tsx";
import "./process-steps.css";
import type { ProcessStepsProps } from "./process-steps.props.ts";

type Props = ProcessStepsProps & { id: string };

export function ProcessSteps({ id, variant, heading, steps, link }: Props) {
  const Title = titleTag(heading);
  if (steps.length === 0) return null;
  return (
    <section className="process-steps" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHead className="process-steps-head" id={id} heading={heading}>
        {link && (
          <a className="action" href={link.href}>
            {link.label}
          </a>
        )}
      </SectionHead>
      <ol>
        {steps.map(({ title, text, note, picture }) => (
          <li key={title}>
            <Title>{title}</Title>
            {text && <p>{text}</p>}
            {note && <p className="process-steps-note">{note}</p>}
            {picture && (
              <PictureView
                className="process-steps-picture"
                picture={picture}
                sizes="(min-width: 56rem) 24rem, 90vw"
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
