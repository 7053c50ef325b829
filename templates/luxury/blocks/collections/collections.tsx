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
export function Collections({ id, bannerLabel, viewsLabel, likesLabel, collections, counts = [] }: Props) {
  return (
    <div className="collections">
      {collections.map((collection, index) => {
        const { name, price, pieces, rarity, emoji, description, details = [], picture } = collection;
        const count = counts[index];
        const place = `${id}-${collection.id ?? index + 1}`;
        return (
          <article
            key={place}
            id={place}
            data-featured={collection.isFeatured || undefined}
            aria-labelledby={`${place}-title`}
          >
            {picture && (
              <div className="collection-glass">
                <PictureView picture={picture} sizes="(min-width: 60rem) 38vw, 82vw" isFirst={index === 0} />
                {collection.isFeatured && <p className="collection-banner">{bannerLabel}</p>}
              </div>
            )}
            <div className="collection-label">
              {rarity && (
                <p className="collection-rarity" data-stones={collection.stones}>
                  {rarity}
                </p>
              )}
              <h2 id={`${place}-title`}>
                {name} {emoji && <span aria-hidden="true">{emoji}</span>}
              </h2>
              {(price || pieces) && (
                <p className="collection-price">
                  {price} {pieces && <span>{pieces}</span>}
                </p>
              )}
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
    </div>
  );
}
