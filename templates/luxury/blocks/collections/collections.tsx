import { Actions } from "../../../../engine/blocks/actions.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./collections.css";
import type { CollectionsProps } from "./collections.props.ts";

/** How often a collection was looked at and liked. */
export type Counts = { views: number; likes: number };

type Props = CollectionsProps & {
  id: string;
  /** One for each collection, where they are known; they are left out where not. */
  counts?: readonly Counts[];
};

/** Collections one below the other, each beside its label; a ring and a banner for those that are featured. */
export function Collections({
  id,
  heading,
  bannerLabel,
  viewsLabel,
  likesLabel,
  collections,
  actions,
  counts = [],
}: Props) {
  const Title = heading?.title ? "h3" : "h2";
  return (
    <div className="collections">
      <SectionHeading id={id} heading={heading} />
      {collections.map((collection, index) => {
        const { name, unit, when, pieces, rarity, emoji, description, details = [], picture } = collection;
        const price = [collection.price, unit].filter(Boolean).join(" ");
        const count = viewsLabel && likesLabel ? counts[index] : undefined;
        const place = `${id}-${collection.id ?? index + 1}`;
        return (
          <article
            key={place}
            id={place}
            data-featured={(collection.isFeatured && bannerLabel !== undefined) || undefined}
            aria-labelledby={`${place}-title`}
          >
            {picture && (
              <div className="collection-glass">
                <PictureView picture={picture} sizes="(min-width: 60rem) 38vw, 82vw" isFirst={index === 0} />
                {collection.isFeatured && bannerLabel && <p className="collection-banner">{bannerLabel}</p>}
              </div>
            )}
            <div className="collection-label">
              {rarity && (
                <p className="collection-rarity" data-stones={collection.stones}>
                  {rarity}
                </p>
              )}
              <Title id={`${place}-title`}>
                {name} {emoji && <span aria-hidden="true">{emoji}</span>}
              </Title>
              {(price || pieces) && (
                <p className="collection-price">
                  {price} {pieces && <span>{pieces}</span>}
                </p>
              )}
              {when && <p>{when}</p>}
              {description && <p>{description}</p>}
              {details.length > 0 && (
                <ul>
                  {details.map((detail) => (
                    <li key={detail}>{detail}</li>
                  ))}
                </ul>
              )}
              <p className="collection-counts">
                {count && (
                  <>
                    {count.views} {viewsLabel} <span>{`${count.likes} ${likesLabel}`}</span>
                  </>
                )}
              </p>
            </div>
          </article>
        );
      })}
      <Actions actions={actions} />
    </div>
  );
}
