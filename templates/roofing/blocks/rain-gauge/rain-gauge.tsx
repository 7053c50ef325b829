import { Actions } from "../../../../engine/blocks/actions.tsx";
import { nameOf } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import "./rain-gauge.css";
import type { RainGaugeProps } from "./rain-gauge.props.ts";

/** Twelve glass tubes, filled as the months fill them, or figures of any kind beside a scale; then what is done when. */
export function RainGauge({
  id,
  heading,
  unit,
  months,
  figures,
  seasons,
  actions,
}: RainGaugeProps & { id: string }) {
  return (
    <section className="rain-gauge" data-plain={!months || undefined} aria-labelledby={nameOf(id, heading)}>
      <SectionHeading id={id} heading={heading} />
      {months && <Tubes months={months} unit={unit} />}
      {figures && (
        <ul className="rain-gauge-figures" data-count={figures.length}>
          {figures.map(({ value, unit, title, text, note }) => (
            <li key={`${value} ${title}`}>
              <p className="rain-gauge-value" data-long={value.length > 6 || undefined}>
                {value} {unit && <small>{unit}</small>}
              </p>
              {title && <p className="rain-gauge-title">{title}</p>}
              {text && <p>{text}</p>}
              {note && <p>{note}</p>}
            </li>
          ))}
        </ul>
      )}
      {seasons && (
        <dl>
          {seasons.map(({ when, title, text }) => (
            <div key={`${when} ${title}`}>
              <dt>{when}</dt>
              {title && <dd className="rain-gauge-title">{title}</dd>}
              {text && <dd>{text}</dd>}
            </div>
          ))}
        </dl>
      )}
      {!months && !figures && !seasons && <hr />}
      <Actions actions={actions} />
    </section>
  );
}

type TubesProps = { months: NonNullable<RainGaugeProps["months"]>; unit: string | undefined };

/** A tube holds five inches. */
function Tubes({ months, unit }: TubesProps) {
  const total = months.reduce((sum, { inches }) => sum + inches, 0);
  return (
    <>
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
    </>
  );
}
