import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHead } from "../section-heading.tsx";
import "./faq.css";
import type { FaqProps } from "./faq.props.ts";

export function Faq({ id, variant, heading, questions, link }: FaqProps & { id: string }) {
  const Title = titleTag(heading);
  if (questions.length === 0) return null;
  return (
    <section className="faq" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHead className="faq-head" id={id} heading={heading}>
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
      </SectionHead>
      <div className="faq-questions">
        {questions.map(({ question, answer, isOpen }) => (
          <details key={question} open={isOpen}>
            <summary>
              <Title>{question}</Title>
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
