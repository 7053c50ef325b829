import { useRef } from "react";
import { useQuery } from "../../../engine/live/use-query.ts";
import { classTypes } from "../content/class-types.ts";
import { boardWords } from "../content/classes.ts";
import { starts, timetable } from "../content/timetable.ts";
import { Stencil } from "../poster-type/stencil.tsx";
import "./board.css";
import { BoardFilter } from "./board-filter.tsx";
import { type ClassesQuery, formatClassesQuery, parseClassesQuery } from "./classes-query.ts";
import { clockOf, type DayPlan, selectClasses } from "./select-classes.ts";
import { TypeSheet } from "./type-sheet.tsx";

const everything = parseClassesQuery("");

/** The week as it is painted on the wall: what is shown stands in the address. */
export function Board() {
  const [query, change] = useQuery(parseClassesQuery, formatClassesQuery);
  const plan = selectClasses(timetable, query);
  const count = plan.reduce((sum, { classes }) => sum + classes.length, 0);
  const busy = plan.filter(({ classes }) => classes.length > 0).length;
  const status = useRef<HTMLParagraphElement>(null);

  function reset(): void {
    change(everything);
    // The button that was pressed goes with the filter it took back.
    status.current?.focus();
  }

  return (
    <div className="block" id="board" data-tone="deep">
      <section className="board" aria-labelledby="board-title">
        <header className="board-head">
          <h2 id="board-title">{boardWords.title}</h2>
          <p className="board-count" role="status" tabIndex={-1} ref={status}>
            <b>{count}</b> {count === 1 ? "class" : "classes"} on {busy} {busy === 1 ? "day" : "days"}
          </p>
        </header>
        <BoardFilter query={query} onChange={change} />
        {query.type && <TypeSheet type={query.type} />}
        {count > 0 ? (
          <Week plan={plan} query={query} />
        ) : (
          <div className="board-none">
            <p className="board-none-title">{boardWords.none.title}</p>
            <p>{boardWords.none.text}</p>
          </div>
        )}
        {(query.type || query.time) && (
          <button className="action" type="button" onClick={reset}>
            {boardWords.reset}
          </button>
        )}
      </section>
    </div>
  );
}

function Week({ plan, query }: { plan: readonly DayPlan[]; query: ClassesQuery }) {
  const used = starts.filter((start) =>
    plan.some(({ classes }) => classes.some((hour) => hour.start === start)),
  );
  return (
    <div className="board-week" data-rows={used.length}>
      {plan.map(({ day, classes }) => (
        <section key={day} className="board-day" aria-labelledby={day}>
          <h3 id={day}>
            <span className="sr-only">{day}</span>
            <span aria-hidden="true">
              {day.slice(0, 3)}
              <i>{day.slice(3)}</i>
            </span>
          </h3>
          {classes.length === 0 ? (
            <p className="board-off">
              {query.type ? classTypes[query.type].off : "Nothing taught. The floor is all yours."}
            </p>
          ) : (
            <ol>
              {classes.map(({ start, type }) => {
                const { letter, name, coach, minutes } = classTypes[type];
                return (
                  <li key={start} className="board-class" data-type={type} data-row={used.indexOf(start) + 1}>
                    <span className="board-letter" aria-hidden="true">
                      <Stencil text={letter} />
                    </span>
                    <p className="board-time">
                      <time dateTime={start}>{clockOf(start)}</time>
                    </p>
                    <h4>{name}</h4>
                    <p className="board-coach">
                      {coach}, {minutes} min
                    </p>
                  </li>
                );
              })}
            </ol>
          )}
        </section>
      ))}
    </div>
  );
}
