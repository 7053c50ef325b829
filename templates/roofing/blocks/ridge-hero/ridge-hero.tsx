import { PictureView } from "../../../../engine/picture-view.tsx";
import "./ridge-hero.css";
import type { RidgeHeroProps } from "./ridge-hero.props.ts";

const runnels = Array.from({ length: 14 }, (_, index) => index);

/** A roof seen square on, from its ridge to its gutter; what is urgent is written on the slates of the lowest courses. */
export function RidgeHero({
  id,
  title,
  lead,
  picture,
  tall,
  mark,
  callLabel,
  phone,
  estimate,
  slates = [],
}: RidgeHeroProps & { id: string }) {
  return (
    <section className="ridge-hero" aria-labelledby={`${id}-title`}>
      <PictureView
        picture={picture}
        instead={{ media: "(max-width: 51.99rem)", picture: tall }}
        sizes="100vw"
        isFirst
      />
      <h1 id={`${id}-title`} data-long={title.length > 32 || undefined}>
        {title}
      </h1>
      {lead && <p className="ridge-hero-lead">{lead}</p>}
      {mark && (
        <p className="ridge-hero-mark">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M71 9C38-2 6 18 5 51s31 48 60 40 38-48 22-69S38 2 24 13" />
          </svg>
          {mark}
        </p>
      )}
      {(phone || slates.length > 0) && (
        <dl>
          {phone && (
            <div className="ridge-hero-call">
              <dt>{callLabel}</dt>
              <dd>
                <a href={phone.href} data-long={phone.label.length > 15 || undefined}>
                  {phone.label}
                </a>
              </dd>
            </div>
          )}
          {slates.map(({ label, text }, index) => (
            <div key={label} data-slate={index + 1}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {estimate && (
        <a className="ridge-hero-estimate" href={estimate.href}>
          {estimate.label}
        </a>
      )}
      <div className="ridge-hero-rain" aria-hidden="true">
        {runnels.map((runnel) => (
          <i key={runnel} />
        ))}
      </div>
    </section>
  );
}
