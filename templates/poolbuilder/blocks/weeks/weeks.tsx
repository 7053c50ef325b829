import { fill } from "../../../../engine/language/fill.ts";
import { DepthHead } from "../depth-head.tsx";
import "./weeks.css";
import type { WeeksProps } from "./weeks.props.ts";

const weeks = Array.from({ length: 12 }, (_, index) => index + 1);

/** A build as a calendar of twelve weeks: each phase goes one step down, as steps into a pool do. */
export function Weeks({ id, depth, title, labels, phases }: WeeksProps & { id: string }) {
  return (
    <section className="weeks" aria-labelledby={`${id}-title`}>
      <DepthHead id={id} depth={depth} title={title} />
      <ol>
        {phases.map(({ from, to, name, note }) => (
          <li key={name} data-from={from}>
            {from && to && (
              <>
                <p className="weeks-when">
                  {from === to ? fill(labels.week, from) : fill(fill(labels.weeks, from), to)}
                </p>
                <svg viewBox="0 0 12 1" preserveAspectRatio="none" aria-hidden="true">
                  {weeks.map((week) => (
                    <path
                      key={week}
                      className={week >= from && week <= to ? "weeks-wet" : undefined}
                      d={`M${week - 0.96} 0h.92v1h-.92z`}
                    />
                  ))}
                </svg>
              </>
            )}
            <h3>{name}</h3>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
