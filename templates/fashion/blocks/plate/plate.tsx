import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Cloth } from "../../pieces/cloth.tsx";
import { Lean } from "../lean/lean.tsx";
import "./plate.css";
import type { PlateProps } from "./plate.props.ts";

/** One collection as a plate of the magazine: its name, the count of its pieces as a numeral, its colors as cut swatches. */
export function Plate({
  id,
  variant,
  title,
  season,
  eyebrow,
  lead,
  pieces,
  priceRange,
  colors = [],
  picture,
  isNew,
  featured,
  link,
  labels,
}: PlateProps & { id: string }) {
  const marks = [isNew && labels.new, featured && labels.featured].filter((mark) => typeof mark === "string");
  return (
    <section className="plate" data-variant={variant} aria-labelledby={`${id}-title`}>
      {picture ? (
        <PictureView className="plate-picture" picture={picture} sizes="(min-width: 48rem) 50vw, 100vw" />
      ) : (
        <Cloth className="plate-picture" length={title.length} />
      )}
      <h2 id={`${id}-title`} data-fit={fitWord(title)}>
        {variant === "monument" ? <Lean word={title} /> : title}
      </h2>
      {(season || marks.length > 0) && (
        <p className="plate-season">
          {season}
          {marks.map((mark) => (
            <span key={mark} className="plate-mark">
              {mark}
            </span>
          ))}
        </p>
      )}
      <div className="plate-words">
        {eyebrow && <h3>{eyebrow}</h3>}
        {lead && <p>{lead}</p>}
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      {(pieces || priceRange || colors.length > 0) && (
        <dl className="plate-facts">
          {pieces && (
            <div className="plate-pieces">
              <dt>{labels.pieces}</dt>
              <dd className="leaning" data-fit={pieces.length > 2 ? fitWord(pieces) : undefined}>
                {pieces}
              </dd>
            </div>
          )}
          {priceRange && (
            <div>
              <dt>{labels.prices}</dt>
              <dd>{priceRange}</dd>
            </div>
          )}
          {colors.length > 0 && (
            <div>
              <dt>{labels.colors}</dt>
              {colors.map(({ name, value }) => (
                <dd key={name} className="plate-color">
                  <svg viewBox="0 0 44 40" aria-hidden="true">
                    <path d="M8.5 0H44l-8.5 40H0z" fill={value} />
                  </svg>
                  {name}
                </dd>
              ))}
            </div>
          )}
        </dl>
      )}
    </section>
  );
}
