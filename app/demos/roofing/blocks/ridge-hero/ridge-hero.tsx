import { PictureView } from "../../../../../engine/picture-view.tsx";
import "./ridge-hero.css";
import type { RidgeHeroProps } from "./ridge-hero.props.ts";

/** A roof under weather; its lowest course is four slates with what is urgent on them. */
export function RidgeHero({
  id,
  title,
  lead,
  picture,
  phone,
  estimate,
  slates,
}: RidgeHeroProps & { id: string }) {
  return (
    <section className="ridge-hero" aria-labelledby={`${id}-title`}>
      <PictureView
        className="ridge-hero-picture"
        picture={picture}
        sizes="(min-width: 48rem) 100vw, 130vw"
        isFirst
      />
      <div className="ridge-hero-words">
        <h1 id={`${id}-title`}>{title}</h1>
        <p className="lead">{lead}</p>
        <a className="action" href={estimate.href}>
          {estimate.label}
        </a>
      </div>
      <dl>
        <div>
          <dt>Call</dt>
          <dd>
            <a href={phone.href}>{phone.label}</a>
          </dd>
        </div>
        {slates.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
