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
        const count = counts[index];
        return (
          <article
            key={collection.id}
            id={collection.id}
            data-featured={collection.isFeatured || undefined}
            aria-labelledby={`${id}-${collection.id}`}
          >
            <div className="collection-glass">
              <PictureView
                picture={collection.picture}
                sizes="(min-width: 60rem) 38vw, 82vw"
                isFirst={index === 0}
              />
              {collection.isFeatured && <p className="collection-banner">{bannerLabel}</p>}
            </div>
            <div className="collection-label">
              <p className="collection-rarity" data-rarity={collection.rarity}>
                {collection.rarity}
              </p>
              <h2 id={`${id}-${collection.id}`}>
                {collection.name} <span aria-hidden="true">{collection.emoji}</span>
              </h2>
              <p className="collection-price">
                {collection.price} <span>{collection.pieces}</span>
              </p>
              <p>{collection.description}</p>
              <ul>
                {collection.details.map((detail) => (
                  <li key={detail}>{detail}</li>
                ))}
              </ul>
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
