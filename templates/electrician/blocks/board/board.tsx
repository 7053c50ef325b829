import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./board.css";
import type { BoardProps } from "./board.props.ts";

const sizes = "(min-width: 60rem) 44vw, 46vw";

/** How far a number stands above twelve digits, the most that fill the door: the longer, the smaller it is set. */
function stepOf({ length }: string): number | undefined {
  return length > 17 ? 2 : length > 12 ? 1 : undefined;
}

/** As many letters stand large on a strip beside the light; a sentence goes on strips of its own kind. */
const longestStrip = 14;

/** The distribution board: number, price, area and hours on its rail, and a main switch that puts out the page. */
export function Board(props: BoardProps & { id: string }) {
  const {
    id,
    title,
    lead,
    phone,
    phoneNote,
    facts = [],
    estimate,
    more,
    mainSwitch,
    on,
    off,
    light,
    dark,
    lit,
    unlit,
  } = props;
  return (
    <section className="board" aria-labelledby={`${id}-title`}>
      <div className="board-bulb">
        {unlit && <PictureView picture={unlit} sizes={sizes} alt="" className="board-unlit" />}
        {lit ? (
          <PictureView picture={lit} sizes={sizes} isFirst className="board-lit" />
        ) : (
          <i className="board-drawn" />
        )}
      </div>
      <div className="board-words">
        <PageTitle
          id={`${id}-title`}
          data-long={title.some(({ length }) => length > longestStrip) || undefined}
        >
          {title.map((strip, index) => (
            <span key={strip}>
              {index > 0 && " "}
              {strip}
            </span>
          ))}
        </PageTitle>
        {lead && <p>{lead}</p>}
      </div>
      <div className="board-panel">
        {phone && (
          <p className="board-phone">
            <a href={phone.href} data-long={stepOf(phone.label)}>
              {phone.label}
            </a>
            {phoneNote && <span>{phoneNote}</span>}
          </p>
        )}
        <div className="board-rail">
          <label className="board-main">
            <input type="checkbox" defaultChecked />
            <span className="board-lever" data-on={on} data-off={off} />
            <b>{mainSwitch}</b>
          </label>
          {facts.length > 0 && (
            <dl>
              {facts.map(({ label, value, note }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    <b>{value}</b>
                    {note && <span>{note}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </div>
        <p className="board-deed">
          {estimate && (
            <a className="action" href={estimate.href}>
              {estimate.label}
            </a>
          )}
          {more && <a href={more.href}>{more.label}</a>}
          {light && <span className="board-light">{light}</span>}
          {dark && <span className="board-dark">{dark}</span>}
        </p>
      </div>
    </section>
  );
}

Board.opensPage = true;
