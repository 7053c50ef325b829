import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import type { TaughtClass } from "../../collections.ts";
import { Stencil } from "../../poster-type/stencil.tsx";
import type { BoardProps } from "./board.props.ts";
import type { ClassesQuery } from "./classes-query.ts";
import { groundOf } from "./ground-of.ts";

type Props = {
  label: string;
  classes: readonly TaughtClass[];
  times: BoardProps["times"];
  query: ClassesQuery;
  onChange: (change: Partial<ClassesQuery>) => void;
};

/** The legend of the board, of which each letter can be picked; and the part of the day. */
export function BoardFilter({ label, classes, times, query, onChange }: Props) {
  const hydrated = useHydrated();
  return (
    <fieldset className="board-filter" disabled={!hydrated}>
      <legend className="sr-only">{label}</legend>
      <ul>
        {classes.map(({ id, letter, name }) => (
          <li key={id}>
            <button
              type="button"
              data-ground={groundOf(id, classes)}
              aria-pressed={query.type === id}
              onClick={() => onChange({ type: query.type === id ? undefined : id })}
            >
              <span className="board-letter" aria-hidden="true">
                {letter && <Stencil text={letter} />}
              </span>
              {name}
            </button>
          </li>
        ))}
      </ul>
      {times.length > 0 && (
        <ul className="board-times">
          {times.map(({ id, label }) => (
            <li key={id}>
              <button
                type="button"
                aria-pressed={query.time === id}
                onClick={() => onChange({ time: query.time === id ? undefined : id })}
              >
                {label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
