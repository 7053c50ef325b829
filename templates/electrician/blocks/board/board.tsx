import { PictureView } from "../../../../engine/picture-view.tsx";
import "./board.css";
import type { BoardProps } from "./board.props.ts";

const sizes = "(min-width: 60rem) 44vw, 46vw";

/** The distribution board: number, price, area and hours on its rail, and a main switch that puts out the page. */
export function Board(props: BoardProps & { id: string }) {
  const { id, title, lead, phone, phoneNote, facts, estimate, mainSwitch, on, off, light, dark, lit, unlit } =
    props;
  return (
    <section className="board" aria-labelledby={`${id}-title`}>
      <div className="board-bulb">
        <PictureView picture={unlit} sizes={sizes} alt="" className="board-unlit" />
        <PictureView picture={lit} sizes={sizes} isFirst className="board-lit" />
      </div>
      <div className="board-words">
        <h1 id={`${id}-title`}>
          {title.map((strip, index) => (
            <span key={strip}>
              {index > 0 && " "}
              {strip}
            </span>
          ))}
        </h1>
        <p>{lead}</p>
      </div>
      <div className="board-panel">
        {phone && (
          <p className="board-phone">
            <a href={phone.href}>{phone.label}</a>
            <span>{phoneNote}</span>
          </p>
        )}
        <div className="board-rail">
          <label className="board-main">
            <input type="checkbox" defaultChecked />
            <span className="board-lever" data-on={on} data-off={off} />
            <b>{mainSwitch}</b>
          </label>
          <dl>
            {facts.map(({ label, value, note }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <b>{value}</b>
                  <span>{note}</span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <p className="board-deed">
          {estimate && (
            <a className="action" href={estimate.href}>
              {estimate.label}
            </a>
          )}
          <span className="board-light">{light}</span>
          <span className="board-dark">{dark}</span>
        </p>
      </div>
    </section>
  );
}
