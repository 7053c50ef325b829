import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "../../../../engine/blocks/fit.css";
import "./hour.css";
import type { HourProps } from "./hour.props.ts";
import { Moments } from "./moments.tsx";

/** As many letters as stand in the place of an hour at its size. */
const longTitle = 40;

/** One hour of the evening, as a chapter of the page. */
export function Hour({
  id,
  variant,
  time,
  half,
  eyebrow,
  title,
  lead,
  picture,
  dates = [],
  steps = [],
  figures = [],
  reasons = [],
  actions = [],
}: HourProps & { id: string }) {
  const isTitled = !time && !picture;
  const names = [
    "hour",
    ...(isTitled ? ["hour-titled"] : []),
    ...(isTitled && title.length > longTitle ? ["hour-long"] : []),
    ...(variant === "plate" && !picture ? ["hour-lit"] : []),
  ];
  return (
    <section
      className={names.join(" ")}
      data-variant={picture ? variant : "open"}
      aria-labelledby={`${id}-title`}
    >
      {picture && (
        <PictureView className="hour-picture" picture={picture} sizes="(min-width: 60rem) 55vw, 92vw" />
      )}
      {time && (
        <p className="hour-time">
          {time}
          {half && <small>{half}</small>}
        </p>
      )}
      <div className="hour-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`} data-fit={isTitled ? fitWord(title) : undefined}>
          {title}
        </h2>
        {lead && <p>{lead}</p>}
        {time ? (
          actions.map(({ label, href }) => (
            <a key={label} className="action-quiet" href={href}>
              {label}
            </a>
          ))
        ) : (
          <Actions actions={actions} />
        )}
      </div>
      <Moments moments={[...dates, ...steps, ...figures, ...reasons]} isCounted={steps.length > 0} />
    </section>
  );
}
