import type { MouseEvent } from "react";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { Work } from "../../collections.ts";
import "./hung.css";
import type { HungWords } from "./hung.props.ts";
import { likesText, priceText, sizeText } from "./label-texts.ts";

type Props = {
  work: Resolved<Work>;
  words: HungWords;
  /** Where it is looked at closely. */
  href: string;
  /** One of the first screen. */
  isFirst?: boolean;
  /** Called when somebody steps up to the work, where the page need not be left for that. */
  onApproach?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * A work at its size beside the others, its middle and the top of its label on one line. One `em` of the wall is ten
 * centimeters: an empty drawing holds the place in that unit, since the page allows no inline styles.
 */
export function Hung({ work, words, href, isFirst = false, onApproach }: Props) {
  const { title, artist, year, medium, edition, width, height, price, likes, isSold = false, picture } = work;
  return (
    <article className="hung" data-sold={isSold}>
      <div className="hung-work">
        <svg width={`${width / 10}em`} height={`${height / 10}em`} aria-hidden="true" />
        <PictureView picture={picture} sizes={sizesOf(width)} isFirst={isFirst} />
      </div>
      <div className="hung-label">
        {artist && <p>{artist}</p>}
        <h3>
          <a href={href} onClick={onApproach}>
            {title}
          </a>
          {year !== undefined && `, ${year}`}
        </h3>
        {medium && <p>{medium}</p>}
        <p>
          {sizeText(work, words)}
          {edition && `, ${edition.toLowerCase()}`}
        </p>
        {(price !== undefined || isSold) && (
          <p className="hung-price">
            {isSold ? (
              <>
                {price !== undefined && <s>{priceText(price, words)}</s>}{" "}
                <span className="sold">{words.sold}</span>
              </>
            ) : (
              price !== undefined && priceText(price, words)
            )}
          </p>
        )}
        {likes !== undefined && <p className="hung-likes">{likesText(likes, words)}</p>}
      </div>
    </article>
  );
}

/** A wall shows about three pixels to the centimeter, a phone's two; paint forgives a phone the last tenth. */
function sizesOf(width: number): string {
  return `(min-width: 48rem) ${Math.round(width * 3)}px, ${Math.ceil(width * 0.44)}vw`;
}
