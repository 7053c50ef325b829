import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./monitors.css";
import type { MonitorsProps } from "./monitors.props.ts";

export function Monitors({ id, heading, liveLabel, viewersLabel, streams }: MonitorsProps & { id: string }) {
  return (
    <section className="monitors" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {streams.map(({ streamer, game, viewers, picture }, index) => (
          <li key={`${streamer} ${picture.path}`}>
            <PictureView
              picture={picture}
              sizes={index === 0 ? "(min-width: 56rem) 66vw, 100vw" : "(min-width: 56rem) 33vw, 50vw"}
            />
            {index === 0 && liveLabel && <p className="monitors-live">{liveLabel}</p>}
            {(streamer || game || viewers) && (
              <div>
                {streamer && <h3>{streamer}</h3>}
                {(game || viewers) && (
                  <p>
                    {game}{" "}
                    {viewers && (
                      <>
                        <span>{formatNumber(viewers)}</span>{" "}
                        <span className={index === 0 ? undefined : "sr-only"}>{viewersLabel}</span>
                      </>
                    )}
                  </p>
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
