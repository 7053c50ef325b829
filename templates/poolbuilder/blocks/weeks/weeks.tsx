import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { DepthHead } from "../depth-head.tsx";
import "./weeks.css";
import type { WeeksProps } from "./weeks.props.ts";

const weeks = 12;

/** A build as a calendar of twelve weeks, or any other way in its steps: each goes one down, as steps into a pool do. */
export function Weeks({
  id,
  labels,
  phases = [],
  dates = [],
  actions = [],
  ...head
}: WeeksProps & { id: string }) {
  const steps = [...phases, ...dates];
  return (
    <section className="weeks" aria-labelledby={`${id}-title`}>
      <DepthHead id={id} {...head} />
      {steps.length > 0 && (
        <ol>
          {steps.map(({ from, to, when, name, note }, index) => (
            <li key={`${when} ${name} ${note}`} data-from={from}>
              {when && <p className="weeks-time">{when}</p>}
              {labels && from && to ? (
                <>
                  <p className="weeks-when">
                    {from === to ? fill(labels.week, from) : fill(fill(labels.weeks, from), to)}
                  </p>
                  <Lengths of={weeks} from={from} to={to} />
                </>
              ) : (
                !when && <Lengths of={steps.length} from={index + 1} to={index + 1} />
              )}
              {name && <h3>{name}</h3>}
              {note && <p>{note}</p>}
            </li>
          ))}
        </ol>
      )}
      <Actions actions={actions} />
    </section>
  );
}

/** So many lengths of one lane, those swum in light. */
function Lengths({ of, from, to }: { of: number; from: number; to: number }) {
  return (
    <svg viewBox={`0 0 ${of} 1`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: of }, (_, index) => index + 1).map((length) => (
        <path
          key={length}
          className={length >= from && length <= to ? "weeks-wet" : undefined}
          d={`M${length - 0.96} 0h.92v1h-.92z`}
        />
      ))}
    </svg>
  );
}
