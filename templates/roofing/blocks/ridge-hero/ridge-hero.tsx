import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Courses } from "./courses.tsx";
import { fitsRoof } from "./fits-roof.ts";
import "./ridge-hero.css";
import type { RidgeHeroProps } from "./ridge-hero.props.ts";

const runnels = Array.from({ length: 14 }, (_, index) => index);

/**
 * A roof seen square on, from its ridge to its gutter; what is urgent is written on the slates of the lowest courses. What
 * has no such roof, or more to say than stands on it, is laid in courses of its own.
 */
export function RidgeHero(props: RidgeHeroProps & { id: string }) {
  const { id, title, lead, picture, tall, mark, facts = [], actions: [action] = [] } = props;
  if (!picture || !tall || !fitsRoof(props)) return <Courses {...props} />;
  const call = facts.find(({ href }) => href);
  const slates = facts.filter(({ href }) => !href);
  return (
    <section className="ridge-hero" aria-labelledby={`${id}-title`}>
      <PictureView
        picture={picture}
        instead={{ media: "(max-width: 51.99rem)", picture: tall }}
        sizes="100vw"
        isFirst
      />
      <PageTitle id={`${id}-title`} data-long={title.length > 32 || undefined}>
        {title}
      </PageTitle>
      {lead && <p className="ridge-hero-lead">{lead}</p>}
      {mark && (
        <p className="ridge-hero-mark">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d="M71 9C38-2 6 18 5 51s31 48 60 40 38-48 22-69S38 2 24 13" />
          </svg>
          {mark}
        </p>
      )}
      {facts.length > 0 && (
        <dl>
          {call && (
            <div className="ridge-hero-call">
              <dt>{call.label}</dt>
              <dd>
                <a href={call.href} data-long={call.value.length > 15 || undefined}>
                  {call.value}
                </a>
              </dd>
            </div>
          )}
          {slates.map(({ label, value }, index) => (
            <div key={label} data-slate={index + 1}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {action && (
        <a className="ridge-hero-estimate" href={action.href}>
          {action.label}
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

RidgeHero.opensPage = true;
