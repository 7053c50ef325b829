import type { Words } from "../../language/words.ts";
import { nameOf } from "../heading-level.ts";
import { Rating } from "../rating.tsx";
import { SectionHeading } from "../section-heading.tsx";
import "../reveal.css";
import "./testimonials.css";
import type { TestimonialsProps } from "./testimonials.props.ts";

type Props = TestimonialsProps & { id: string; locale: Words };

export function Testimonials({ id, variant, heading, items, locale }: Props) {
  if (items.length === 0) return null;
  return (
    <section className="testimonials" data-variant={variant} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {items.map(({ quote, name, detail, rating, result }, index) => (
          <li key={`${name} ${quote}`} className="reveal">
            <figure>
              {rating !== undefined && (
                <Rating id={`${id}-rating-${index + 1}`} value={rating} locale={locale} />
              )}
              {quote && (
                <blockquote>
                  <p>{quote}</p>
                </blockquote>
              )}
              {(name || detail || result) && (
                <figcaption>
                  {name && <span className="testimonials-name">{name}</span>}
                  {detail && <span>{detail}</span>}
                  {result && <strong>{result}</strong>}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
