import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./lap.css";
import type { LapProps } from "./lap.props.ts";
import { lapPath, lapPoint } from "./lap-point.ts";
import { type Run, runsOf } from "./runs-of.ts";

const curb = 36.5;
const lane = 1.22;
const middle = curb + 4 * lane;

/** Keeps the first number and the last, which share the finish line, apart. */
function beside(metres: number) {
  return Math.min(396, Math.max(4, metres));
}

/** A day as one lap to scale: sessions lie on the track where their hours do, the words in the field. */
export function Lap({ id, heading, drawing = "track", opens, sessions, actions }: LapProps & { id: string }) {
  const runs = runsOf(sessions, opens);
  // What is much stands below the track, not in its field.
  const isApart =
    sessions.length > 8 ||
    !heading ||
    heading.title.length > 28 ||
    (heading.lead?.length ?? 0) > 190 ||
    (actions ?? []).length > 0 ||
    sessions.some((session) => saysMuch(session));
  return (
    <section className="lap" data-apart={isApart || undefined} aria-labelledby={heading && `${id}-title`}>
      {drawing === "track" ? <Track runs={runs} /> : <Band runs={runs} />}
      <div className="lap-field">
        <SectionHeading id={id} heading={heading} />
        <ol>
          {sessions.map(({ time, name, by, more, note, link }) => (
            <li key={`${time} ${name}`}>
              {name && <h3 aria-level={titleLevel(heading)}>{name}</h3>}
              {time && <p className="lap-time">{time}</p>}
              {(by || more) && <p>{[by, more].filter(Boolean).join(", ")}</p>}
              {note && <p>{note}</p>}
              {link && (
                <p>
                  <a href={link.href}>{link.label}</a>
                </p>
              )}
            </li>
          ))}
        </ol>
        <Actions actions={actions} />
      </div>
    </section>
  );
}

/** Whether a session says more than the field has room for. */
function saysMuch({
  time = "",
  name = "",
  by,
  more,
  note = "",
  link,
}: LapProps["sessions"][number]): boolean {
  return Boolean(by || more || link) || time.length > 32 || name.length > 28 || note.length > 56;
}

/** The eight lanes, with the runs lit on them. */
function Track({ runs }: { runs: readonly Run[] }) {
  return (
    <svg viewBox="-100 -58 200 116" aria-hidden="true">
      <path className="lap-clay" d={lapPath(middle)} strokeWidth={8 * lane} />
      <Runs runs={runs} width={8 * lane} />
      {Array.from({ length: 9 }, (_, index) => (
        <path key={lapPath(index)} className="lap-line" d={lapPath(curb + index * lane)} />
      ))}
      <path className="lap-finish" d={`M42.2 ${curb}v${8 * lane}`} />
      <Numbers runs={runs} />
    </svg>
  );
}

/** One line all around, with the runs as broad as the lanes would be. */
function Band({ runs }: { runs: readonly Run[] }) {
  return (
    <svg viewBox="-100 -58 200 116" aria-hidden="true">
      <path className="lap-band" d={lapPath(middle)} />
      <Runs runs={runs} width={4 * lane} />
      <Numbers runs={runs} />
    </svg>
  );
}

function Runs({ runs, width }: { runs: readonly Run[]; width: number }) {
  return runs.map(({ from, to, index }) => (
    <path
      key={index}
      className="lap-session"
      d={lapPath(middle)}
      pathLength="400"
      strokeWidth={width}
      strokeDasharray={`${to - from} 400`}
      strokeDashoffset={-from}
    />
  ));
}

function Numbers({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ from, to, index }) => {
    const at = lapPoint(beside((from + to) / 2), curb + 8 * lane + 5.4);
    return (
      <text key={index} x={at.x} y={at.y}>
        {index + 1}
      </text>
    );
  });
}
