import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import type { BarsProps } from "./bars.props.ts";
import "./tapes.css";

/** Offers as strips of tape across the sheet: the name on it, the price at its torn end, and below what there is to say. */
export function Tapes({ id, heading, offers, labels, note, link }: BarsProps & { id: string }) {
  return (
    <section className="tapes" aria-labelledby={`${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <ul>
        {offers.map(({ name, price, cost, per, text, note, picture, link }) => {
          const said = cost ?? (price === undefined ? undefined : `${labels.currency}${price}`);
          return (
            <li key={name} data-pictured={picture ? true : undefined}>
              <div className="tapes-strip">
                <h3>{name}</h3>
                {said && (
                  <p className="tapes-price">
                    {said} {per && <span>{per}</span>}
                  </p>
                )}
              </div>
              {picture && <PictureView picture={picture} sizes="(min-width: 56rem) 30vw, 100vw" />}
              {(text || note || link) && (
                <div className="tapes-words">
                  {text && <p>{text}</p>}
                  {note && <p className="tapes-note">{note}</p>}
                  {link && (
                    <a className="action" href={link.href}>
                      {link.label}
                    </a>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {note && <p>{note}</p>}
      {link && (
        <a className="action" href={link.href}>
          {link.label}
        </a>
      )}
    </section>
  );
}
