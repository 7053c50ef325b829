import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { cornersOf } from "../../hexagon.ts";
import { Emblem } from "./emblem.tsx";
import "./select.css";
import type { SelectProps } from "./select.props.ts";

/** Width of one cell of a prize. */
const cell = 20;

type Props = SelectProps & { id: string };

/** Radio buttons and `:has()`: which game is picked is the browser's own state. */
export function Select({ id, heading, legend, purse, purseLabel, games, ...units }: Props) {
  const most = Math.max(...games.map(({ prize = 0 }) => prize)) / units.cellWorth;
  return (
    <section className="select" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <fieldset className="select-comb">
        <legend className="sr-only">{legend}</legend>
        {games.map(({ name, emblem }, index) => (
          <label key={name} className="select-cell">
            <input type="radio" name={`${id}-game`} defaultChecked={index === 0} />
            <span>
              {emblem && <Emblem name={emblem} />}
              {name}
            </span>
          </label>
        ))}
        {[0, 1, 2, 3, 4, 5].slice(games.length).map((side) => (
          <i key={side} className="select-void" data-side={side} />
        ))}
        {purse && (
          <p className="select-purse">
            <b>{purse}</b> {purseLabel}
          </p>
        )}
      </fieldset>
      {most > 0 && (
        <svg className="select-defs" aria-hidden="true">
          <pattern id={`${id}-cell`} width={cell} height="22" patternUnits="userSpaceOnUse">
            <path d={`M${cornersOf(9).join("L")}z`} transform="translate(10 11)" />
          </pattern>
        </svg>
      )}
      <div className="select-games">
        {games.map((game) => (
          <Game key={game.name} id={id} most={most} {...units} {...game} />
        ))}
      </div>
    </section>
  );
}

type GameProps = SelectProps["games"][number] &
  Pick<Props, "id" | "currency" | "cellWorth" | "labels"> & { most: number };

function Game({ id, most, currency, cellWorth, labels, ...game }: GameProps) {
  const { name, emblem, category, sides, players, prize, price, text } = game;
  return (
    <article className="select-game">
      {emblem && <Emblem name={emblem} />}
      {category && <p className="select-category">{category}</p>}
      <h3>{name}</h3>
      {text && <p className="select-text">{text}</p>}
      {(sides || players || prize) && (
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
      {price && <p className="select-price">{price}</p>}
      {prize && (
        <svg className="select-bar" viewBox={`0 0 ${most * cell} 22`} aria-hidden="true">
          <rect width={most * cell} height="22" fill={`url(#${id}-cell)`} />
          <rect width={(prize / cellWorth) * cell} height="22" fill={`url(#${id}-cell)`} />
        </svg>
      )}
    </article>
  );
}
