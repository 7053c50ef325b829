import { fitWord } from "../fit.ts";
import { SectionHeading } from "../section-heading.tsx";
import "../fit.css";
import "../reveal.css";
import "./values.css";
import type { ValuesProps } from "./values.props.ts";

export function Values({ id, variant, heading, items }: ValuesProps & { id: string }) {
  const Title = heading ? "h3" : "h2";
  return (
    <section className="values" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {heading && <SectionHeading id={id} heading={heading} />}
      <ul>
        {items.map(({ title, text }) => (
          <li key={title} className="reveal">
            <Title className="values-title" data-fit={variant === "words" ? fitWord(title) : undefined}>
              {title}
            </Title>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
