import { Particles } from "../../../../engine/particles/particles.tsx";
import { riverPath } from "../../river/river.ts";
import "./tides.css";
import type { TidesProps } from "./tides.props.ts";

const opening = [
  { at: 50, width: 22 },
  { at: 50, width: 100 },
];

/** The wave of a day of which no height is known, in feet. */
const usual = 10;

/** The river opens into the night: a calendar whose curve is the tide's, and lights adrift upon it. */
export function Tides({ id, title, lead, lights, labels, days, note }: TidesProps & { id: string }) {
  return (
    <section className="tides stretch" aria-labelledby={`${id}-title`}>
      <svg className="tides-mouth" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path d={`M0 0H100V100H0Z${riverPath(opening)}`} />
      </svg>
      <Particles motion="drift" count={lights} />
      <h2 id={`${id}-title`}>{title}</h2>
      {lead && <p className="lead">{lead}</p>}
      <ol>
        {days.map(({ date, low, high, feet = usual, place, text }) => (
          <li key={date}>
            <svg viewBox="0 0 100 90" aria-hidden="true">
              <path d={`M0 90C25 90 25 ${crest(feet)} 50 ${crest(feet)}S75 90 100 90`} />
              <rect x="47" y={crest(feet) - 9} width="6" height="8" />
            </svg>
            <h3>{date}</h3>
            {place && <p>{place}</p>}
            {text && <p className="tides-text">{text}</p>}
            {labels && (low || high) && (
              <dl>
                {low && (
                  <div>
                    <dt>{labels.low}</dt>
                    <dd>{low}</dd>
                  </div>
                )}
                {high && (
                  <div>
                    <dt>{labels.high}</dt>
                    <dd>{high}</dd>
                  </div>
                )}
              </dl>
            )}
          </li>
        ))}
      </ol>
      {note && <p className="tides-note">{note}</p>}
    </section>
  );
}

/** The top of a wave in its field, where half a foot more is to be seen. */
function crest(feet: number) {
  return Math.round(90 - (feet - 8) * 22);
}
