import { Actions } from "../../../../engine/blocks/actions.tsx";
import { FactList } from "../../../../engine/blocks/fact-list.tsx";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "./board.css";
import type { BoardProps } from "./board.props.ts";
import { flapLines } from "./flap-lines.ts";

const lit = 4;

/** The scoreboard: a row of flaps for each lane, and the fourth, which is free, many times as large. */
export function Board({
  id,
  session,
  event,
  title,
  labels,
  results = [],
  lead,
  actions = [],
  facts = [],
}: BoardProps & { id: string }) {
  const isBlank = results.length === 0;
  return (
    <section className="board" aria-labelledby={`${id}-title`}>
      {(session || event) && (
        <p className="board-head">
          <span>{session}</span>
          <span>{event}</span>
        </p>
      )}
      {isBlank && <BlankRows count={1} />}
      <Rows results={results.filter(({ lane }) => lane < lit)} labels={labels} />
      <PageTitle id={`${id}-title`}>
        <span className="sr-only">{title}</span>
        <Call title={title} />
      </PageTitle>
      <Rows results={results.filter(({ lane }) => lane >= lit)} labels={labels} />
      {isBlank && <BlankRows count={3} />}
      {(lead || actions.length > 0 || facts.length > 0) && (
        <div className="board-foot">
          {lead && <p>{lead}</p>}
          <Actions actions={actions} />
          {facts.length > 0 && <FactList className="board-facts" facts={facts} />}
        </div>
      )}
    </section>
  );
}

Board.opensPage = true;

/** The first of its lines begins at the second flap, where there is one more to spare; two lines stand beside each other. */
function Call({ title }: { title: string }) {
  const { columns, lines } = flapLines(title);
  const [first = "", ...rest] = lines;
  const rows = [first.length < columns - 1 ? ` ${first}` : first, ...rest];
  if (rows.length % 2 === 1) rows.push("");
  return (
    <span className="board-call" data-columns={columns} aria-hidden="true">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <Flaps key={index} text={row.padEnd(columns)} />
      ))}
    </span>
  );
}

function Rows({ results, labels }: Required<Pick<BoardProps, "results">> & Pick<BoardProps, "labels">) {
  if (results.length === 0) return null;
  return (
    <ul className="board-rows">
      {results.map(({ lane, name, group, time, change }) => (
        <li key={lane}>
          <span className="sr-only">
            {labels?.lane} {lane}: {name}, {group}, {time} {labels?.seconds}, {change}
          </span>
          <span className="board-row" aria-hidden="true">
            <Flaps text={`${lane}`} />
            <Flaps text={name} />
            <Flaps text={group} />
            <Flaps text={time} />
            <Flaps text={change} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Lanes that nobody ran in: their flaps have not been turned. */
function BlankRows({ count }: { count: number }) {
  return (
    <div className="board-rows" aria-hidden="true">
      {Array.from({ length: count }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <span key={row} className="board-row board-blank" />
      ))}
    </div>
  );
}

function Flaps({ text }: { text: string }) {
  return (
    <span>
      {[...text.toUpperCase()].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its place
        <i key={index} data-wide={/[MW]/.test(letter) || undefined}>
          {letter}
        </i>
      ))}
    </span>
  );
}
