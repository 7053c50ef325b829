import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { lengthOf } from "../../length.ts";
import { pine, trunk } from "../../pine/pine.ts";
import "./wind.css";
import type { WindProps } from "./wind.props.ts";

/** For the night of the storm: the number, and how far the tree outside may bend before it is needed. */
export function Wind({ id, heading, phone, speed, winds }: WindProps & { id: string }) {
  return (
    <section className="wind" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {phone && (
        <a className="wind-phone" href={phone.href} data-length={lengthOf(phone.label)}>
          {phone.label}
        </a>
      )}
      <ol>
        {winds.map(({ mph, name, text }) => (
          <li key={name}>
            <svg viewBox="-26 0 92 100" aria-hidden="true">
              <path className="wind-trunk" d={trunk((mph / 75) ** 1.7)} />
              <path d={pine({ wind: (mph / 75) ** 1.7, tiers: 13 })} />
            </svg>
            <h3>
              {fill(speed, mph)} <span>{name}</span>
            </h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
