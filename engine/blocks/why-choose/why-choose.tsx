import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHead } from "../section-heading.tsx";
import "./why-choose.css";
import type { WhyChooseProps } from "./why-choose.props.ts";

type Props = WhyChooseProps & { id: string };

export function WhyChoose({ id, variant, heading, reasons, link }: Props) {
  const Title = titleTag(heading);
  if (reasons.length === 0) return null;
  return (
    <section className="why-choose" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHead className="why-choose-head" id={id} heading={heading}>
        {link && (
          <a className="action" href={link.href}>
            {link.label}
          </a>
        )}
      </SectionHead>
      <ul>
        {reasons.map(({ title, text, figure }, index) => (
          <li key={title}>
            {variant === "numbers" && <p className="why-choose-figure">{figure ?? index + 1}</p>}
            <Title>{title}</Title>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
