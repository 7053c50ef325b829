import { PictureView } from "../../../../engine/picture-view.tsx";
import type { Resolved } from "../../../../engine/render/resolve.ts";
import { PosterLine } from "../../poster-type/poster-line.tsx";
import "./five.css";
import type { FiveProps } from "./five.props.ts";

/** How many letters the stage holds while it is as high as the screen. */
const full = { title: 48, lead: 240, day: 48 };

/** The opening hour behind a roller door, which goes up as one scrolls. */
export function Five({
  id,
  heading,
  hour,
  before,
  picture,
  days,
  lead,
  link,
  more,
}: Resolved<FiveProps> & { id: string }) {
  const isLong =
    heading.title.length > full.title ||
    (lead ?? "").length > full.lead ||
    days?.some(({ days, times }) => days.length + times.length > full.day);
  return (
    <section
      className="five"
      data-bare={!picture || undefined}
      data-long={isLong || undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className="five-stage">
        {picture && (
          <PictureView className="five-picture" picture={picture} sizes="(min-width: 60rem) 100vw, 150vw" />
        )}
        {picture && hour && (
          <div className="five-hour" aria-hidden="true">
            <PosterLine text={hour} />
          </div>
        )}
        <div className="five-words">
          <h2 id={`${id}-title`}>{heading.title}</h2>
          {days && (
            <dl>
              {days.map(({ days, times }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{times}</dd>
                </div>
              ))}
            </dl>
          )}
          <div>
            {lead && <p>{lead}</p>}
            {link && (
              <a className="action" href={link.href}>
                {link.label}
              </a>
            )}
            {more && (
              <a className="action-quiet" href={more.href}>
                {more.label}
              </a>
            )}
          </div>
        </div>
        <div className="five-door" aria-hidden="true">
          {picture && before && <PosterLine text={before} />}
        </div>
      </div>
    </section>
  );
}
