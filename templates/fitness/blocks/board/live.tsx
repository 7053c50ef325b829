import { useRef } from "react";
import { weekdayKeys } from "../../../../engine/facts/weekdays.ts";
import type { Words } from "../../../../engine/language/words.ts";
import { useQuery } from "../../../../engine/live/use-query.ts";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import type { TaughtClass } from "../../collections.ts";
import { Stencil } from "../../poster-type/stencil.tsx";
import "./board.css";
import type { BoardProps } from "./board.props.ts";
import { BoardFilter } from "./board-filter.tsx";
import { formatClassesQuery, parseClassesQuery } from "./classes-query.ts";
import { groundOf } from "./ground-of.ts";
import { clockOf, type DayPlan, selectClasses, timetableOf } from "./select-classes.ts";
import { TypeSheet } from "./type-sheet.tsx";

type Props = Resolved<BoardProps> & { id: string; locale: Words };

/** The week as it is painted on the wall: what is shown stands in the address. */
export function Board({ id, locale, classes, times, ...words }: Props) {
  const [query, change] = useQuery(
    (search) => parseClassesQuery(search, { classes, times }),
    formatClassesQuery,
  );
  const timetable = timetableOf(classes);
  const plan = selectClasses(timetable, query, times);
  const count = plan.reduce((sum, { classes }) => sum + classes.length, 0);
  const busy = plan.filter(({ classes }) => classes.length > 0).length;
  const chosen = classes.find((taught) => taught.id === query.type);
  const status = useRef<HTMLParagraphElement>(null);

  function reset(): void {
    change({ type: undefined, time: undefined });
    // The button that was pressed goes with the filter it took back.
    status.current?.focus();
  }

  return (
    <section className="board" aria-labelledby={`${id}-title`}>
      <header className="board-head">
        <h2 id={`${id}-title`}>{words.title}</h2>
        <p className="board-count" role="status" tabIndex={-1} ref={status}>
          <b>{count}</b> {count === 1 ? words.count.class : words.count.classes} {words.count.on} {busy}{" "}
          {busy === 1 ? words.count.day : words.count.days}
        </p>
      </header>
      <BoardFilter label={words.filter} classes={classes} times={times} query={query} onChange={change} />
      {chosen && <TypeSheet id={`${id}-type`} taught={chosen} words={words.sheet} />}
      {count > 0 ? (
        <Week
          id={id}
          plan={plan}
          classes={classes}
          weekdays={locale.weekdays}
          minutes={words.minutes}
          off={chosen?.off ?? words.off}
        />
      ) : (
        <div className="board-none">
          <p className="board-none-title">{words.none.title}</p>
          <p>{words.none.text}</p>
        </div>
      )}
      {(query.type || query.time) && (
        <button className="action" type="button" onClick={reset}>
          {words.reset}
        </button>
      )}
    </section>
  );
}

type WeekProps = {
  id: string;
  plan: readonly DayPlan[];
  classes: readonly TaughtClass[];
  /** Their names, Monday first. */
  weekdays: readonly string[];
  minutes: string;
  /** What a day without classes says. */
  off: string;
};

function Week({ id, plan, classes: all, weekdays, minutes: unit, off }: WeekProps) {
  const used = [...new Set(plan.flatMap(({ classes }) => classes.map(({ start }) => start)))].toSorted();
  return (
    <div className="board-week" data-rows={used.length}>
      {plan.map(({ day, classes }) => {
        const name = weekdays[weekdayKeys.indexOf(day)] ?? day;
        return (
          <section key={day} className="board-day" aria-labelledby={`${id}-${day}`}>
            <h3 id={`${id}-${day}`}>
              <span className="sr-only">{name}</span>
              <span aria-hidden="true">
                {name.slice(0, 3)}
                <i>{name.slice(3)}</i>
              </span>
            </h3>
            {classes.length === 0 ? (
              <p className="board-off">{off}</p>
            ) : (
              <ol>
                {classes.map(({ start, taught: { id, letter, name, coach, minutes } }) => (
                  <li
                    key={start}
                    className="board-class"
                    data-ground={groundOf(id, all)}
                    data-row={used.indexOf(start) + 1}
                    data-long={/\S{12}/.test(`${name} ${coach}`) || undefined}
                  >
                    <span className="board-letter" aria-hidden="true">
                      {letter && <Stencil text={letter} />}
                    </span>
                    <p className="board-time">
                      <time dateTime={start}>{clockOf(start)}</time>
                    </p>
                    <h4>{name}</h4>
                    {(coach || minutes !== undefined) && (
                      <p className="board-coach">
                        {[coach, minutes !== undefined && `${minutes} ${unit}`].filter(Boolean).join(", ")}
                      </p>
                    )}
                  </li>
                ))}
              </ol>
            )}
          </section>
        );
      })}
    </div>
  );
}
