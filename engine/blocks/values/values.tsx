import { fitWord } from "../fit.ts";
import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "../fit.css";
import "../reveal.css";
import "./values.css";
import type { ValuesProps } from "./values.props.ts";

export function Values({ id, variant, heading, items }: ValuesProps & { id: string }) {
  const Title = titleTag(heading);
  if (items.length === 0) return null;
  return (
    <section className="values" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {items.map(({ title, text, value }) => (
          <li key={title} className="reveal">
            <Title className="values-title" data-fit={variant === "words" ? fitWord(title) : undefined}>
              {title}
            </Title>
            {text && <p>{text}</p>}
            {value && <p className="values-value">{value}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
