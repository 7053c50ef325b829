import { PictureView } from "../../picture-view.tsx";
import { FactList } from "../fact-list.tsx";
import { nameOf, titleTag } from "../heading-level.ts";
import { SectionHeading } from "../section-heading.tsx";
import "../reveal.css";
import "./card-grid.css";
import type { CardGridProps, Card as CardProps } from "./card-grid.props.ts";

const pictureSizes: Partial<Record<CardGridProps["variant"], string>> = {
  list: "(min-width: 40rem) 12rem, 30vw",
  lead: "(min-width: 56rem) 60vw, 90vw",
};

export function CardGrid({
  id,
  variant,
  heading,
  columns = 3,
  cards,
  more,
  link,
}: CardGridProps & { id: string }) {
  const draw = (card: CardProps) => (
    <Card
      key={card.title}
      card={card}
      titleTag={titleTag(heading)}
      sizes={pictureSizes[variant] ?? "(min-width: 56rem) 30vw, (min-width: 34rem) 45vw, 90vw"}
    />
  );
  const shown = more?.after ?? cards.length;
  if (cards.length === 0) return null;
  return (
    <section
      className="card-grid"
      data-variant={variant}
      data-columns={columns}
      aria-labelledby={nameOf(id, heading)}
    >
      <SectionHeading id={id} heading={heading} />
      <ul className="card-grid-cards">{cards.slice(0, shown).map(draw)}</ul>
      {more && cards.length > shown && (
        <details className="card-grid-more">
          <summary className="action">{more.label}</summary>
          <ul className="card-grid-cards">{cards.slice(shown).map(draw)}</ul>
        </details>
      )}
      {link && (
        <p className="card-grid-all">
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </section>
  );
}

function Card({ card, titleTag: Title, sizes }: { card: CardProps; titleTag: "h2" | "h3"; sizes: string }) {
  const { eyebrow, title, text, picture, points = [], badge, price, unit, facts, link } = card;
  return (
    <li className="card-grid-card reveal">
      {picture && <PictureView className="card-grid-picture" picture={picture} sizes={sizes} />}
      <div className="card-grid-words">
        {(eyebrow || badge) && (
          <p className="card-grid-over">
            {eyebrow && <span className="eyebrow">{eyebrow}</span>}
            {badge && <span className="card-grid-badge">{badge}</span>}
          </p>
        )}
        <Title className="card-grid-title">{title}</Title>
        {text && <p className="card-grid-text">{text}</p>}
        {points.length > 0 && (
          <ul className="card-grid-points">
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <FactList className="card-grid-facts" facts={facts} />
        {(price || unit || link) && (
          <p className="card-grid-foot">
            {(price || unit) && (
              <span className="card-grid-price">
                {price} {unit && <small>{unit}</small>}
              </span>
            )}
            {link && (
              <a className="action-quiet" href={link.href}>
                {link.label}
              </a>
            )}
          </p>
        )}
      </div>
    </li>
  );
}
