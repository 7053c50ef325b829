import { Actions } from "../../../../engine/blocks/actions.tsx";
import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { asSentences } from "../../as-sentences.ts";
import "./rooms.css";
import type { RoomsProps } from "./rooms.props.ts";

/** Round pictures of several sizes that hang from the ceiling like lamps. */
export function Rooms({ id, heading, rooms, actions = [] }: RoomsProps & { id: string }) {
  return (
    <section className="rooms" aria-labelledby={heading && `${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {rooms.map(({ title, text, by, when, note, price, unit, picture, link }) => (
          <li key={`${title} ${by}`}>
            {picture ? (
              <PictureView picture={picture} sizes="(min-width: 60rem) 22vw, 30vw" alt="" />
            ) : (
              <span className="rooms-lamp" aria-hidden="true" />
            )}
            <div>
              <h3 aria-level={titleLevel(heading)}>{title}</h3>
              {(price || unit) && (
                <p className="rooms-price">
                  {price} {unit}
                </p>
              )}
              {(by || when || note) && <p>{asSentences([by, when, note])}</p>}
              {text && <p>{text}</p>}
              {link && (
                <a className="action-quiet" href={link.href}>
                  {link.label}
                </a>
              )}
            </div>
          </li>
        ))}
      </ul>
      {actions.length > 0 && (
        <div className="rooms-foot">
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}
