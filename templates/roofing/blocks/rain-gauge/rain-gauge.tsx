import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./rain-gauge.css";
import type { RainGaugeProps } from "./rain-gauge.props.ts";

/** Twelve glass tubes, filled as the months fill them; a tube holds five inches. */
export function RainGauge({ id, heading, unit, months, seasons }: RainGaugeProps & { id: string }) {
  const total = months.reduce((sum, { inches }) => sum + inches, 0);
  return (
    <section className="rain-gauge" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <p className="rain-gauge-total">
        <b>{total.toFixed(1)}</b> {unit}
      </p>
      <ol>
        {months.map(({ name, inches }) => (
          <li key={name}>
            <svg viewBox="0 0 40 240" preserveAspectRatio="none" aria-hidden="true">
              <path className="rain-gauge-tube" d="M1 0v239h38V0" />
              <path className="rain-gauge-water" d={`M3 ${240 - inches * 46}q17 6 34 0V237H3z`} />
              <path className="rain-gauge-scale" d="M28 194h11M28 148h11M28 102h11M28 56h11M28 10h11" />
            </svg>
            <p>
              <b>{inches.toFixed(1)}</b> <span>{name}</span>
            </p>
          </li>
        ))}
      </ol>
      {seasons.length > 0 && (
        <dl>
          {seasons.map(({ name, text }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
