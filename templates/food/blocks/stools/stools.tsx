import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import "./stools.css";
import type { StoolsProps } from "./stools.props.ts";

/** The counter drawn from the door: which stool is taken at which hour, chosen without a script. */
export function Stools({ id, heading, drawing, legend, stools, free, hours }: StoolsProps & { id: string }) {
  const numbers = Array.from({ length: stools }, (_, index) => index + 1);
  const usual = Math.max(
    0,
    hours.findIndex(({ isUsual }) => isUsual),
  );
  return (
    <section className="stools" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <fieldset>
        <legend>{legend}</legend>
        {hours.map(({ label }, hour) => (
          <label key={label}>
            <input type="radio" name={`${id}-hour`} value={hour} defaultChecked={hour === usual} />
            <span>{label}</span>
          </label>
        ))}
      </fieldset>
      <div className="stools-words" aria-live="polite">
        {hours.map(({ label, taken, words }, hour) => (
          <p key={label} data-hour={hour}>
            <strong>{stools - taken.length}</strong>
            <span>
              <b>{fill(fill(free, stools), label)}</b> {words}
            </span>
          </p>
        ))}
      </div>
      <ol className="stools-row" data-drawing={drawing} aria-hidden="true">
        {numbers.map((number) => (
          <li
            key={number}
            data-taken={hours.flatMap(({ taken }, hour) => (taken.includes(number) ? hour : [])).join(" ")}
          >
            {drawing === "plate" ? <Plate /> : <Stool />}
            <span>{number}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Stool() {
  return (
    <svg viewBox="0 0 100 250" aria-hidden="true">
      <g className="stool-bowl">
        <path className="stool-steam" d="M40 30q-8-8 0-15t0-15M60 30q-8-8 0-15t0-15" />
        <path d="M22 42h56q-2 26-18 30H40q-16-4-18-30" />
      </g>
      <path className="stool-leg" d="M46 150h8v82h-8zM26 190h48v7H26zM20 232q30-12 60 0v8H20z" />
      <rect className="stool-seat" x="14" y="132" width="72" height="22" rx="9" />
    </svg>
  );
}

/** It hangs on a nail while its place is free. */
function Plate() {
  return (
    <svg viewBox="0 0 100 250" aria-hidden="true">
      <path className="stool-leg" d="M49 72h2v24h-2z" />
      <rect className="stool-seat" x="8" y="92" width="84" height="84" rx="42" />
    </svg>
  );
}
