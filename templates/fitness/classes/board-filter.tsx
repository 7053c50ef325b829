import { useHydrated } from "../../../engine/live/use-hydrated.ts";
import { classTypeKeys, classTypes } from "../content/class-types.ts";
import { Stencil } from "../poster-type/stencil.tsx";
import { type ClassesQuery, timeKeys, times } from "./classes-query.ts";

type Props = { query: ClassesQuery; onChange: (change: Partial<ClassesQuery>) => void };

/** The legend of the board, of which each letter can be picked; and the part of the day. */
export function BoardFilter({ query, onChange }: Props) {
  const hydrated = useHydrated();
  return (
    <fieldset className="board-filter" disabled={!hydrated}>
      <legend className="sr-only">Show only</legend>
      <ul>
        {classTypeKeys.map((type) => (
          <li key={type}>
            <button
              type="button"
              data-type={type}
              aria-pressed={query.type === type}
              onClick={() => onChange({ type: query.type === type ? undefined : type })}
            >
              <span className="board-letter" aria-hidden="true">
                <Stencil text={classTypes[type].letter} />
              </span>
              {classTypes[type].name}
            </button>
          </li>
        ))}
      </ul>
      <ul className="board-times">
        {timeKeys.map((time) => (
          <li key={time}>
            <button
              type="button"
              aria-pressed={query.time === time}
              onClick={() => onChange({ time: query.time === time ? undefined : time })}
            >
              {times[time].label}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
