import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { asSentences } from "../../as-sentences.ts";
import "./challenge.css";
import type { ChallengeProps } from "./challenge.props.ts";

/** A spiral of days, each as large as it is long, from the innermost on. */
export function Challenge({
  id,
  eyebrow,
  title,
  text,
  days,
  daysUnit,
  least,
  most,
  unit,
  weeks = [],
  dates = [],
  action,
  note,
}: ChallengeProps & { id: string }) {
  const level = titleLevel(title);
  const points = spiral(days);
  // The field of a month; more days need a larger one.
  const reach = Math.max(50, ...points.map(({ x, y }) => Math.ceil(Math.hypot(Number(x), Number(y))) + 6));
  return (
    <section className="challenge" aria-labelledby={title && `${id}-title`}>
      {(eyebrow || title || text) && (
        <div className="challenge-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && <h2 id={`${id}-title`}>{title}</h2>}
          {text && <p className="lead">{text}</p>}
        </div>
      )}
      <svg
        className="challenge-spiral"
        viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
        aria-hidden="true"
      >
        {points.map(({ x, y }, day) => (
          <circle
            key={`${x} ${y}`}
            cx={x}
            cy={y}
            r={(5.4 * Math.sqrt((least + ((most - least) * day) / (days - 1)) / most)).toFixed(2)}
          />
        ))}
      </svg>
      {daysUnit && (
        <p className="challenge-range">
          <strong>{days}</strong> {unit ? `${daysUnit}, ${least}-${most} ${unit}` : daysUnit}
        </p>
      )}
      {weeks.length + dates.length > 0 && (
        <ol>
          {[...weeks, ...dates].map(({ title, when, text, ...date }) => (
            <li key={`${when} ${title}`}>
              {when && <p className="challenge-when">{when}</p>}
              {title && <h3 aria-level={level}>{title}</h3>}
              {("note" in date || "by" in date) && <p>{asSentences([date.by, date.note])}</p>}
              {text && <p>{text}</p>}
            </li>
          ))}
        </ol>
      )}
      {(action || note) && (
        <p className="challenge-way">
          {action && (
            <a className="action" href={action.href}>
              {action.label}
            </a>
          )}
          {note && <span>{note}</span>}
        </p>
      )}
    </section>
  );
}

/** `count` points at equal distances along a spiral of Archimedes, from the inside out. */
function spiral(count: number): { x: string; y: string }[] {
  const [step, gap] = [12.6, 13.4];
  let turn = 2.4;
  return Array.from({ length: count }, () => {
    const distance = (gap * turn) / (2 * Math.PI);
    const point = { x: (distance * Math.cos(turn)).toFixed(2), y: (distance * Math.sin(turn)).toFixed(2) };
    turn += step / distance;
    return point;
  });
}
