import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./lap.css";
import type { LapProps } from "./lap.props.ts";
import { lapPath, lapPoint } from "./lap-point.ts";

const curb = 36.5;
const lane = 1.22;
const middle = curb + 4 * lane;
const perHour = 400 / 16;

/** Keeps the first number and the last, which share the finish line, apart. */
function beside(metres: number) {
  return Math.min(396, Math.max(4, metres));
}

/** A day as one lap to scale: sessions lie on the track where their hours do, the words in the field. */
export function Lap({ id, heading, opens, sessions }: LapProps & { id: string }) {
  const metres = (hour: number) => (hour - opens) * perHour;
  const run = sessions.flatMap(({ from, to = from, time }, index) =>
    from === undefined || to === undefined ? [] : [{ from: metres(from), to: metres(to), time, index }],
  );
  return (
    <section className="lap" aria-labelledby={`${id}-title`}>
      <svg viewBox="-100 -58 200 116" aria-hidden="true">
        <path className="lap-clay" d={lapPath(middle)} strokeWidth={8 * lane} />
        {run.map(({ from, to, time }) => (
          <path
            key={time}
            className="lap-session"
            d={lapPath(middle)}
            pathLength="400"
            strokeWidth={8 * lane}
            strokeDasharray={`${to - from} 400`}
            strokeDashoffset={-from}
          />
        ))}
        {Array.from({ length: 9 }, (_, index) => (
          <path key={lapPath(index)} className="lap-line" d={lapPath(curb + index * lane)} />
        ))}
        <path className="lap-finish" d={`M42.2 ${curb}v${8 * lane}`} />
        {run.map(({ from, to, time, index }) => {
          const at = lapPoint(beside((from + to) / 2), curb + 8 * lane + 5.4);
          return (
            <text key={time} x={at.x} y={at.y}>
              {index + 1}
            </text>
          );
        })}
      </svg>
      <div className="lap-field">
        <SectionHeading id={id} heading={heading} />
        <ol>
          {sessions.map(({ time, name, note }) => (
            <li key={time}>
              {name && <h3>{name}</h3>}
              <p className="lap-time">{time}</p>
              {note && <p>{note}</p>}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
