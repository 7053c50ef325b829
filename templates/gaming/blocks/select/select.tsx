import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { cornersOf } from "../../hexagon.ts";
import { Emblem } from "./emblem.tsx";
import "./select.css";
import type { SelectProps } from "./select.props.ts";

/** Width of one cell of a prize. */
const cell = 20;

/** Radio buttons and `:has()`: which game is picked is the browser's own state. */
export function Select({
  id,
  heading,
  legend,
  purse,
  purseLabel,
  cellWorth,
  games,
}: SelectProps & { id: string }) {
  const most = Math.max(...games.map(({ prize }) => prize)) / cellWorth;
  return (
    <section className="select" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <fieldset className="select-comb">
        <legend className="sr-only">{legend}</legend>
        {games.map(({ name, emblem }, index) => (
          <label key={name} className="select-cell">
            <input type="radio" name={`${id}-game`} defaultChecked={index === 0} />
            <span>
              <Emblem name={emblem} />
              {name}
            </span>
          </label>
        ))}
        <p className="select-purse">
          <b>{purse}</b> {purseLabel}
        </p>
      </fieldset>
      <svg className="select-defs" aria-hidden="true">
        <pattern id={`${id}-cell`} width={cell} height="22" patternUnits="userSpaceOnUse">
          <path d={`M${cornersOf(9).join("L")}z`} transform="translate(10 11)" />
        </pattern>
      </svg>
      <div className="select-games">
        {games.map(({ name, emblem, category, sides, players, prize, text }) => (
          <article key={name} className="select-game">
            <Emblem name={emblem} />
            <p className="select-category">{category}</p>
            <h3>{name}</h3>
            <p className="select-text">{text}</p>
            <dl>
              <div>
                <dt>Sides</dt>
                <dd>{sides}</dd>
              </div>
              <div>
                <dt>Players</dt>
                <dd>{players}</dd>
              </div>
              <div className="select-prize">
                <dt>Prize</dt>
                <dd>${formatNumber(prize)}</dd>
              </div>
            </dl>
            <svg className="select-bar" viewBox={`0 0 ${most * cell} 22`} aria-hidden="true">
              <rect width={most * cell} height="22" fill={`url(#${id}-cell)`} />
              <rect width={(prize / cellWorth) * cell} height="22" fill={`url(#${id}-cell)`} />
            </svg>
          </article>
        ))}
      </div>
    </section>
  );
}
