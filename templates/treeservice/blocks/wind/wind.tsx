import { Actions } from "../../../../engine/blocks/actions.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { fill } from "../../../../engine/language/fill.ts";
import { lengthOf } from "../../length.ts";
import { peak } from "../../park/peak.ts";
import { Ridges } from "../../park/ridges.tsx";
import { pine, trunk } from "../../pine/pine.ts";
import "./wind.css";
import type { WindProps } from "./wind.props.ts";

/** For the night of the storm: the number, and how far the tree outside may bend before it is needed. */
export function Wind({
  id,
  heading,
  drawing,
  actions = [],
  phone,
  speed,
  winds = [],
}: WindProps & { id: string }) {
  const Drawing = drawing === "peak" ? Peak : Pine;
  return (
    <section className="wind" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      {phone && (
        <a className="wind-phone" href={phone.href} data-length={lengthOf(phone.label)}>
          {phone.label}
        </a>
      )}
      <Actions actions={actions.filter(({ href }) => href !== phone?.href)} />
      {winds.length > 0 ? (
        <ol data-count={[1, 2, 6].includes(winds.length) ? winds.length : undefined}>
          {winds.map(({ mph, when, name, text }, index) => {
            const mark = speed !== undefined && mph !== undefined ? fill(speed, mph) : when;
            return (
              <li key={name}>
                <Drawing share={mph === undefined ? (index + 1) / winds.length : mph / 75} />
                <h3>{mark ? [mark, " ", <span key="name">{name}</span>] : name}</h3>
                {text && <p>{text}</p>}
              </li>
            );
          })}
        </ol>
      ) : (
        <Ridges />
      )}
    </section>
  );
}

/** `share` of the wind in which a tree falls. */
function Pine({ share }: { share: number }) {
  return (
    <svg viewBox="-26 0 92 100" aria-hidden="true">
      <path className="wind-trunk" d={trunk(share ** 1.7)} />
      <path d={pine({ wind: share ** 1.7, tiers: 13 })} />
    </svg>
  );
}

/** `share` of the way up. */
function Peak({ share }: { share: number }) {
  const { light, dark, snow } = peak(0.3 + 0.7 * share);
  return (
    <svg className="wind-peak" viewBox="-46 0 92 100" aria-hidden="true">
      <path d={light} />
      <path d={dark} />
      <path d={snow} />
    </svg>
  );
}
