import { Rating } from "../rating.tsx";
import { SectionHeading } from "../section-heading.tsx";
import "../reveal.css";
import "./testimonials.css";
import type { TestimonialsProps } from "./testimonials.props.ts";

export function Testimonials({ id, variant, heading, items }: TestimonialsProps & { id: string }) {
  return (
    <section className="testimonials" data-variant={variant} aria-labelledby={heading && `${id}-title`}>
      {heading && <SectionHeading id={id} heading={heading} />}
      <ul>
        {items.map(({ quote, name, detail, rating, result }, index) => (
          <li key={`${name} ${quote}`} className="reveal">
            <figure>
              {rating !== undefined && <Rating id={`${id}-rating-${index + 1}`} value={rating} />}
              <blockquote>
                <p>{quote}</p>
              </blockquote>
              <figcaption>
                <span className="testimonials-name">{name}</span>
                {detail && <span>{detail}</span>}
                {result && <strong>{result}</strong>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
