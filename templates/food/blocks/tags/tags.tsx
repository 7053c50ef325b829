import { fitLine, fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./tags.css";
import type { TagsProps } from "./tags.props.ts";

/** The dishes as wooden tags that hang from a rail, the name down the plate and the price at its foot. */
export function Tags({ id, heading, dishes, scale, empty }: TagsProps & { id: string }) {
  return (
    <section className="tags" data-count={countOf(dishes.length)} aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ol>
        {dishes.map(({ name, description, price, chef, rating, emoji, gone }) => (
          <li key={name} data-gone={gone && true}>
            <div className="tag" data-plain={!description || undefined}>
              <h3 data-fit={fitLine(name)} data-lines={name.length > 13 ? 2 : undefined}>
                {name}
              </h3>
              {description && <p className="tag-words">{description}</p>}
              {(chef || emoji || rating !== undefined) && (
                <p className="tag-chef">
                  {chef} <span aria-hidden="true">{emoji}</span>
                  {rating !== undefined && (
                    <span className="tag-rating">
                      {rating.toFixed(1)} {scale}
                    </span>
                  )}
                </p>
              )}
              {(gone || price) && <Price text={gone ?? price ?? ""} most={gone ? 14 : 5} />}
            </div>
          </li>
        ))}
        {empty && (
          <li className="tags-empty">
            <span>{empty}</span>
          </li>
        )}
      </ol>
    </section>
  );
}

/** A price of many letters has its words below one another, as large as the plate holds them. */
function Price({ text, most }: { text: string; most: number }) {
  const isLong = text.length > most;
  return (
    <p className="tag-price" data-fit={isLong ? fitWord(text) : undefined}>
      {text}
    </p>
  );
}

/** Few tags are wider, and those that one rail does not take hang from a second. */
function countOf(tags: number): "few" | "half" | "rails" | undefined {
  if (tags > 9) return "rails";
  if (tags > 6) return undefined;
  return tags > 4 ? "half" : "few";
}
