import { PictureView } from "../../../../engine/picture-view.tsx";
import "./hour.css";
import type { HourProps } from "./hour.props.ts";

/** One hour of the evening, as a chapter of the page. */
export function Hour({ id, variant, time, half, title, text, picture, link }: HourProps & { id: string }) {
  return (
    <section className="hour" data-variant={variant} aria-labelledby={`${id}-title`}>
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
        <h2 id={`${id}-title`}>{title}</h2>
        {text && <p>{text}</p>}
        {link && (
          <a className="action-quiet" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
    </section>
  );
}
