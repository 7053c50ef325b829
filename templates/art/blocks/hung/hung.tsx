import type { MouseEvent } from "react";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { Work } from "../../collections.ts";
import type { ReadyToHang } from "../../hanging.ts";
import "./hung.css";
import type { HungWords } from "./hung.props.ts";
import { askingText, likesText, sizeText } from "./label-texts.ts";

type Props = {
  work: ReadyToHang<Resolved<Work>>;
  words: HungWords;
  /** Where it is looked at closely. */
  href?: string | undefined;
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
  const { title, artist, year, medium, edition, width, height, isMeasured, likes, picture, note } = work;
  const { isSold = false } = work;
  const asking = askingText(work, words);
  return (
    <article className="hung" data-sold={isSold}>
      <div className="hung-work">
        <svg width={`${width / 10}em`} height={`${height / 10}em`} aria-hidden="true" />
        {picture ? (
          <PictureView picture={picture} sizes={sizesOf(width)} isFirst={isFirst} />
        ) : (
          <Sheet title={title} />
        )}
      </div>
      <div className="hung-label">
        {artist && <p>{artist}</p>}
        <h3>
          {href ? (
            <a href={href} onClick={onApproach}>
              {title}
            </a>
          ) : (
            <i>{title}</i>
          )}
          {year !== undefined && `, ${year}`}
        </h3>
        {medium && <p>{medium}</p>}
        {(isMeasured || edition) && (
          <p>
            {isMeasured ? sizeText(work, words) : edition}
            {isMeasured && edition && `, ${edition.toLowerCase()}`}
          </p>
        )}
        {!picture && note && <p className="hung-note">{note}</p>}
        {(asking || isSold) && (
          <p className="hung-price">
            {isSold ? (
              <>
                {asking && <s>{asking}</s>} <span className="sold">{words.sold}</span>
              </>
            ) : (
              asking
            )}
          </p>
        )}
        {likes !== undefined && <p className="hung-likes">{likesText(likes, words)}</p>}
      </div>
    </article>
  );
}

/** What hangs in place of a picture: a sheet with the title lettered on it, as large as it holds it. */
export function Sheet({ title }: { title: string }) {
  // Of the longest word, or as many to a line as make its lines fill a square.
  const letters = Math.max(...title.split(" ").map((word) => word.length), 1.9 * title.length ** 0.5);
  return (
    <span className="hung-sheet" aria-hidden="true">
      <span data-letters={letters > 14 ? "many" : letters > 8 ? "some" : undefined}>{title}</span>
    </span>
  );
}

/** A wall shows about three pixels to the centimeter, a phone's two; paint forgives a phone the last tenth. */
function sizesOf(width: number): string {
  return `(min-width: 48rem) ${Math.round(width * 3)}px, ${Math.ceil(width * 0.44)}vw`;
}
