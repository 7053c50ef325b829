import type { Link } from "../../../../engine/blocks/fields.ts";
import type { Picture } from "../../../../engine/picture.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch } from "../../mosaic/mosaic-paths.ts";
import { stages } from "../../workshop/stages.ts";
import "./plain-cell.css";

type Props = {
  title: string;
  text?: string | undefined;
  note?: string | undefined;
  when?: string | undefined;
  value?: string | undefined;
  price?: string | undefined;
  unit?: string | undefined;
  picture?: Picture | undefined;
  link?: Link | undefined;
  /** Which of how many cells it is. */
  place: number;
  count: number;
  as: "h2" | "h3";
};

/** A cell of anything: what it is, what it costs or counts, and its tile in a row of as many as there are cells. */
export function PlainCell({ place, count, as: Title, ...cell }: Props) {
  const { title, text, note, when, value, price, unit, picture, link } = cell;
  const figure = value ?? price;
  return (
    <article className="cell plain-cell" data-span={spanOf(place, count)}>
      {picture ? (
        <PictureView picture={picture} sizes="(min-width: 64rem) 32vw, 100vw" />
      ) : (
        <Strip count={count} place={place} />
      )}
      <div className="bento-words">
        <Title className="plain-cell-title">{title}</Title>
        {note && <p>{note}</p>}
        {when && <p>{when}</p>}
        {text && <p>{text}</p>}
      </div>
      {figure && (
        <p className="plain-cell-figure" data-long={figure.length > 8 || undefined}>
          <span className="figure">{figure}</span> {unit}
        </p>
      )}
      {link && (
        <a className="action-quiet" href={link.href}>
          {link.label}
        </a>
      )}
    </article>
  );
}

/** Raw tiles in a row, of which the one at `place` has got its color. */
export function Strip({ count, place }: { count: number; place: number }) {
  // No fewer than make a row, so that a tile is never as large as a cell.
  const columns = Math.max(count, 8);
  return (
    <svg className="strip" viewBox={`0 0 ${columns * pitch - 1} ${pitch - 1}`} aria-hidden="true">
      <Tiles
        tiles={Array.from({ length: columns }, (_, column) => ({
          column,
          row: 0,
          stage: column === place % columns ? (stages[(place % (stages.length - 1)) + 1] ?? "sent") : "clay",
        }))}
      />
    </svg>
  );
}

/** How many of twelve columns a cell takes, so that every row is full. */
function spanOf(place: number, count: number): 4 | 6 | 12 {
  if (count === 1) return 12;
  const wide = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4;
  return place < wide ? 6 : 4;
}
