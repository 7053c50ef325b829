import { fitWord } from "../../../../engine/blocks/fit.ts";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Emblem, PlaceInComb } from "./emblem.tsx";
import type { Game as GameRecord, SelectProps } from "./select.props.ts";

/** Width of one cell of a prize. */
export const cell = 20;

type Props = GameRecord &
  Pick<SelectProps, "currency" | "cellWorth" | "labels"> & {
    id: string;
    /** Its place among the games. */
    place: number;
    /** Of its name as a heading. */
    level: 2 | undefined;
    /** Cells of the greatest prize. */
    most: number;
  };

/** What there is to say of the game that is picked. */
export function Game({ id, place, most, level, currency, cellWorth, labels, ...game }: Props) {
  const {
    name,
    emblem,
    picture,
    category,
    by,
    when,
    note,
    sides,
    players,
    prize,
    price,
    unit,
    text,
    points = [],
    link,
  } = game;
  const known = [by, when, note].filter(Boolean).join(", ");
  return (
    <article className="select-game">
      {picture ? (
        <PictureView className="select-picture" picture={picture} sizes="(min-width: 56rem) 30vw, 90vw" />
      ) : emblem ? (
        <Emblem name={emblem} />
      ) : (
        <PlaceInComb place={place} />
      )}
      {category && <p className="select-category">{category}</p>}
      <h3 aria-level={level} data-fit={name.length > 20 ? fitWord(name) : undefined}>
        {name}
      </h3>
      {text && <p className="select-text">{text}</p>}
      {points.length > 0 && (
        <ul className="select-points">
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {known && <p className="select-note">{known}</p>}
      {labels && (sides || players || prize) && (
        <dl>
          {sides && (
            <div>
              <dt>{labels.sides}</dt>
              <dd>{sides}</dd>
            </div>
          )}
          {players && (
            <div>
              <dt>{labels.players}</dt>
              <dd>{players}</dd>
            </div>
          )}
          {prize && (
            <div className="select-prize">
              <dt>{labels.prize}</dt>
              <dd>
                {currency}
                {formatNumber(prize)}
              </dd>
            </div>
          )}
        </dl>
      )}
      {price && (
        <p className="select-price">
          {price} {unit && <span>{unit}</span>}
        </p>
      )}
      {labels && prize && (
        <svg className="select-bar" viewBox={`0 0 ${most * cell} 22`} aria-hidden="true">
          <rect width={most * cell} height="22" fill={`url(#${id}-cell)`} />
          <rect width={(prize / cellWorth) * cell} height="22" fill={`url(#${id}-cell)`} />
        </svg>
      )}
      {link && (
        <p>
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        </p>
      )}
    </article>
  );
}
