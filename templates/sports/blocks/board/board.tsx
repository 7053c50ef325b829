import { Actions } from "../../../../engine/blocks/actions.tsx";
import "./board.css";
import type { BoardProps } from "./board.props.ts";

const lit = 4;

/** The scoreboard: a row of flaps for each lane, and the fourth, which is free, many times as large. */
export function Board({ id, session, event, call, results, lead, actions }: BoardProps & { id: string }) {
  const before = results.filter(({ lane }) => lane < lit);
  const after = results.filter(({ lane }) => lane > lit);
  const [first, second] = call;
  return (
    <section className="board" aria-labelledby={`${id}-title`}>
      <p className="board-head">
        <span>{session}</span>
        <span>{event}</span>
      </p>
      <Rows results={before} />
      <h1 id={`${id}-title`}>
        <span className="sr-only">{call.join(" ")}</span>
        <span className="board-call" aria-hidden="true">
          <Flaps text={` ${first}`.padEnd(8)} />
          <Flaps text={second.padEnd(8)} />
        </span>
      </h1>
      <Rows results={after} />
      <div className="board-foot">
        <p>{lead}</p>
        <Actions actions={actions} />
      </div>
    </section>
  );
}

function Rows({ results }: Pick<BoardProps, "results">) {
  return (
    <ul className="board-rows">
      {results.map(({ lane, name, group, time, change }) => (
        <li key={lane}>
          <span className="sr-only">
            Lane {lane}: {name}, {group}, {time} seconds, {change}
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

function Flaps({ text }: { text: string }) {
  return (
    <span>
      {[...text.toUpperCase()].map((letter, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a flap is its place
        <i key={index}>{letter}</i>
      ))}
    </span>
  );
}
