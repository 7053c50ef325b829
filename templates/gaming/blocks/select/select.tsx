import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "../../../../engine/blocks/fit.css";
import { cornersOf } from "../../hexagon.ts";
import { Emblem } from "./emblem.tsx";
import { cell, Game } from "./game.tsx";
import "./select.css";
import type { SelectProps } from "./select.props.ts";

/** Sides of a cell, and so how many stand around one. */
const sides = [0, 1, 2, 3, 4, 5];

type Props = SelectProps & { id: string };

/** Radio buttons and `:has()`: which game is picked is the browser's own state. */
export function Select({ id, heading, legend, purse, purseLabel, games, actions = [], ...units }: Props) {
  const most = Math.max(...games.map(({ prize = 0 }) => prize)) / units.cellWorth;
  const isComb =
    games.length <= sides.length && games.every(({ name }) => name.length <= 24 && fitWord(name) <= 12);
  const said = legend ?? heading?.title;
  return (
    <section className="select" aria-labelledby={heading && `${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <fieldset className={isComb ? "select-comb" : "select-list"}>
        {said && <legend className="sr-only">{said}</legend>}
        {games.map(({ name, emblem }, index) => (
          <label key={name} className="select-cell">
            <input type="radio" name={`${id}-game`} defaultChecked={index === 0} />
            <span>
              {emblem && isComb && <Emblem name={emblem} />}
              {name}
            </span>
          </label>
        ))}
        {isComb && !purse && <i className="select-void select-hub" />}
        {isComb &&
          sides.slice(games.length).map((side) => <i key={side} className="select-void" data-side={side} />)}
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
        {games.map((game, place) => (
          <Game
            key={game.name}
            id={id}
            place={place}
            most={most}
            level={titleLevel(heading)}
            {...units}
            {...game}
          />
        ))}
      </div>
      {actions.length > 0 && (
        <div className="select-foot">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
