import { SectionHeading } from "../section-heading.tsx";
import "./why-choose.css";
import type { WhyChooseProps } from "./why-choose.props.ts";

type Props = WhyChooseProps & { id: string };

export function WhyChoose({ id, variant, heading, reasons, link }: Props) {
  return (
    <section className="why-choose" data-variant={variant} aria-labelledby={`${id}-title`}>
      <div className="why-choose-head">
        <SectionHeading id={id} heading={heading} />
        {link && (
          <a className="action" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      <ul>
        {reasons.map(({ title, text, figure }, index) => (
          <li key={title}>
            {variant === "numbers" && <p className="why-choose-figure">{figure ?? index + 1}</p>}
            <h3>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
