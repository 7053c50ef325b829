import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { formatNumber } from "../../../../engine/language/american-english.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./monitors.css";
import type { MonitorsProps } from "./monitors.props.ts";
import { Snow } from "./snow.tsx";

type Props = MonitorsProps & { id: string };

export function Monitors({
  id,
  heading,
  liveLabel,
  viewersLabel,
  streams = [],
  people = [],
  actions = [],
}: Props) {
  const screens = [
    ...streams.map(({ streamer, game, viewers, ...stream }) => ({
      ...stream,
      viewers: viewersLabel === undefined ? undefined : viewers,
      title: streamer,
      note: game,
      text: undefined,
    })),
    ...people.map(({ name, ...person }) => ({ ...person, title: name, viewers: undefined })),
  ];
  return (
    <section className="monitors" aria-labelledby={heading && `${id}-title`}>
      {screens.length === 0 ? (
        <div className="monitors-alone">
          <Snow place={heading?.title.length ?? 0} />
          <SectionHeading id={id} heading={heading} />
        </div>
      ) : (
        <SectionHeading id={id} heading={heading} />
      )}
      {screens.length > 0 && (
        <ul data-told={people.some(({ text }) => text) || undefined}>
          {screens.map(({ title, note, viewers, text, picture }, index) => (
            <li key={`${title} ${picture?.path ?? index}`}>
              {picture ? (
                <PictureView
                  picture={picture}
                  sizes={index === 0 ? "(min-width: 56rem) 66vw, 100vw" : "(min-width: 56rem) 33vw, 50vw"}
                />
              ) : (
                <Snow place={index} />
              )}
              {index === 0 && liveLabel && <p className="monitors-live">{liveLabel}</p>}
              {(title || note || viewers || text) && (
                <div>
                  {title && <h3 aria-level={titleLevel(heading)}>{title}</h3>}
                  {(note || viewers) && (
                    <p>
                      {note}{" "}
                      {viewers && (
                        <>
                          <span>{formatNumber(viewers)}</span>{" "}
                          <span className={index === 0 ? undefined : "sr-only"}>{viewersLabel}</span>
                        </>
                      )}
                    </p>
                  )}
                  {text && <p className="monitors-text">{text}</p>}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {actions.length > 0 && (
        <div className="monitors-foot">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
