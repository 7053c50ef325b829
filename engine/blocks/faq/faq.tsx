import { SectionHeading } from "../section-heading.tsx";
import "./faq.css";
import type { FaqProps } from "./faq.props.ts";

export function Faq({ id, variant, heading, questions, link }: FaqProps & { id: string }) {
  return (
    <section className="faq" data-variant={variant} aria-labelledby={`${id}-title`}>
      <div className="faq-head">
        <SectionHeading id={id} heading={heading} />
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      <div className="faq-questions">
        {questions.map(({ question, answer, isOpen }) => (
          <details key={question} open={isOpen}>
            <summary>
              <h3>{question}</h3>
            </summary>
            {answer.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </details>
        ))}
      </div>
    </section>
  );
}
