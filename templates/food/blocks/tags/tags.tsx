import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./tags.css";
import type { TagsProps } from "./tags.props.ts";

/** The dishes as wooden tags that hang from a rail, the name down the plate and the price at its foot. */
export function Tags({ id, heading, dishes, empty }: TagsProps & { id: string }) {
  return (
    <section className="tags" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {dishes.map(({ name, description, price, chef, rating, emoji, gone }) => (
          <li key={name} data-gone={gone && true}>
            <div className="tag">
              <h3>{name}</h3>
              <p className="tag-words">{description}</p>
              <p className="tag-chef">
                {chef} <span aria-hidden="true">{emoji}</span>
                <span className="tag-rating">{rating.toFixed(1)} of 5</span>
              </p>
              <p className="tag-price">{gone ?? price}</p>
            </div>
          </li>
        ))}
        <li className="tags-empty">
          <span>{empty}</span>
        </li>
      </ol>
    </section>
  );
}
