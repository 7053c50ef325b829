import type { MouseEvent } from "react";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./hung.css";
import type { HungWork } from "./hung.props.ts";

type Props = {
  work: HungWork;
  /** One of the first screen. */
  isFirst?: boolean;
  /** Called when somebody steps up to the work, where the page need not be left for that. */
  onApproach?: (event: MouseEvent<HTMLAnchorElement>) => void;
};

/**
 * A work at its size beside the others, its middle and the top of its label on one line. One `em` of the wall is ten
 * centimeters: an empty drawing holds the place in that unit, since the page allows no inline styles.
 */
export function Hung({ work, isFirst = false, onApproach }: Props) {
  const { title, artist, year, medium, edition, size, width, height, price, likes, isSold, href, picture } =
    work;
  return (
    <article className="hung" data-sold={isSold}>
      <div className="hung-work">
        <svg width={`${width / 10}em`} height={`${height / 10}em`} aria-hidden="true" />
        <PictureView picture={picture} sizes={sizesOf(width)} isFirst={isFirst} />
      </div>
      <div className="hung-label">
        <p>{artist}</p>
        <h3>
          <a href={href} onClick={onApproach}>
            {title}
          </a>
          , {year}
        </h3>
        <p>{medium}</p>
        <p>
          {size}
          {edition && `, ${edition.toLowerCase()}`}
        </p>
        <p className="hung-price">
          {isSold ? (
            <>
              <s>{price}</s> <span className="sold">Sold</span>
            </>
          ) : (
            price
          )}
        </p>
        <p className="hung-likes">{likes}</p>
      </div>
    </article>
  );
}

/** A wall shows about three pixels to the centimeter, a phone's two; paint forgives a phone the last tenth. */
function sizesOf(width: number): string {
  return `(min-width: 48rem) ${Math.round(width * 3)}px, ${Math.ceil(width * 0.44)}vw`;
}
