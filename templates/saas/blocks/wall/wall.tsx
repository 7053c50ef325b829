import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { letterWall } from "../../mosaic/letter-wall.ts";
import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch, type Tile } from "../../mosaic/mosaic-paths.ts";
import { Swatch } from "../../mosaic/swatch.tsx";
import "./wall.css";
import type { WallProps } from "./wall.props.ts";

/** The tiles settle in as many waves. */
const waves = 7;

/** The head of the home page: words, four figures, and a board of orders that can be used as it stands. */
export function Wall({ id, title, lead, actions, figures, sign, board }: WallProps & { id: string }) {
  return (
    <section className="wall" aria-labelledby={`${id}-title`}>
      <div className="wall-words title-cell cell">
        <PageTitle id={`${id}-title`} data-long={title.length > 32 || /\S{14}/.test(title) || undefined}>
          {title}
        </PageTitle>
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
      {figures && (
        <dl className="wall-figures">
          {figures.map(({ label, value, text, note }) => (
            <div key={label} className="cell">
              <dt>{label}</dt>
              <dd className="figure">{value}</dd>
              {text && <dd>{text}</dd>}
              {note && <dd>{note}</dd>}
            </div>
          ))}
        </dl>
      )}
      {board ? <Board id={id} {...board} /> : <WallSign name={sign ?? title} />}
    </section>
  );
}

Wall.opensPage = true;

function Board({
  id,
  workshop,
  day,
  filterLabel,
  description,
  tiles,
  columns,
  panes,
}: NonNullable<WallProps["board"]> & { id: string }) {
  return (
    <div className="wall-board cell">
      <p className="bar">
        <b>{workshop}</b>
        <span>{day}</span>
      </p>
      <fieldset className="wall-filter">
        <legend className="sr-only">{filterLabel}</legend>
        {panes.map(({ show, name, count }) => (
          <label key={show}>
            <input type="radio" name={`${id}-show`} value={show} defaultChecked={show === "all"} />
            {show !== "all" && <Swatch stage={show} />}
            {name} <small>{count}</small>
          </label>
        ))}
      </fieldset>
      <svg
        className="wall-tiles"
        viewBox={`0 0 ${columns * pitch - 1} ${Math.ceil(tiles.length / columns) * pitch - 1}`}
        role="img"
        aria-label={description}
      >
        {wavesOf(tiles, columns).map((wave) => (
          <g key={`${wave[0]?.column} ${wave[0]?.row}`}>
            <Tiles tiles={wave} />
          </g>
        ))}
      </svg>
      <div className="wall-panes">
        {panes.map(({ show, text, rows }) => (
          <div key={show} data-pane={show}>
            <p>{text}</p>
            <ul>
              {rows.map(({ id, item, customer, total, stage, isLate }) => (
                <li key={id}>
                  <Swatch stage={stage} isLate={isLate} />
                  <span className="figure">{id}</span>
                  <b>{item}</b>
                  <span>{customer}</span>
                  <span className="figure">{total}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}

/** What is built here is nobody's week: the wall itself, with the first letter of the name in it, of four glazes. */
function WallSign({ name }: { name: string }) {
  const { columns, tiles } = letterWall(name);
  return (
    <div className="wall-board cell" data-sign={true}>
      <svg
        className="wall-tiles"
        viewBox={`0 0 ${columns * pitch - 1} ${Math.ceil(tiles.length / columns) * pitch - 1}`}
        aria-hidden="true"
      >
        {wavesOf(tiles, columns).map((wave) => (
          <g key={`${wave[0]?.column} ${wave[0]?.row}`}>
            <Tiles tiles={wave} />
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The tiles by the diagonal they lie on, so that they settle from one corner to the other. */
function wavesOf(tiles: readonly Omit<Tile, "column" | "row">[], columns: number): Tile[][] {
  const placed = tiles.map((tile, index) => ({
    ...tile,
    column: index % columns,
    row: Math.floor(index / columns),
  }));
  const longest = columns + Math.ceil(tiles.length / columns) - 1;
  return Array.from({ length: waves }, (_, wave) =>
    placed.filter(({ column, row }) => Math.floor(((column + row) * waves) / longest) === wave),
  ).filter((wave) => wave.length > 0);
}
