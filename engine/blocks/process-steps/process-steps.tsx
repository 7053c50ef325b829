import { SectionHeading } from "../section-heading.tsx";
import "./process-steps.css";
import type { ProcessStepsProps } from "./process-steps.props.ts";

type Props = ProcessStepsProps & { id: string };

export function ProcessSteps({ id, variant, heading, steps, link }: Props) {
  const Title = heading ? "h3" : "h2";
  return (
    <section className="process-steps" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {(heading || link) && (
        <div className="process-steps-head">
          {heading && <SectionHeading id={id} heading={heading} />}
          {link && (
            <a className="action" href={link.href}>
              {link.label}
            </a>
          )}
        </div>
      )}
      <ol>
        {steps.map(({ title, text, note }) => (
          <li key={title}>
            <Title>{title}</Title>
            <p>{text}</p>
            {note && <p className="process-steps-note">{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
