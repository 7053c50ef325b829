import { PictureView } from "../../../../engine/picture-view.tsx";
import "./notice.css";
import type { NoticeProps } from "./notice.props.ts";

const guestSizes = "(min-width: 64rem) 40vw, (min-width: 40rem) 20rem, 11rem";

export function Notice({
  salutation,
  before,
  inserted,
  after,
  reply,
  phone,
  facts = [],
  action,
  picture,
}: NoticeProps) {
  return (
    <section className="notice">
      <div className="notice-card">
        {salutation && <p className="notice-to">{salutation}</p>}
        <h1>
          {before}{" "}
          {inserted && after ? (
            <span className="notice-turn">
              <em>{inserted}</em>
              <svg viewBox="0 0 30 20" aria-hidden="true">
                <path d="M2 19C8 13 12 8 15 2c2 6 6 12 13 17" />
              </svg>{" "}
              {after}
            </span>
          ) : (
            after
          )}
        </h1>
        {(phone || facts.length > 0 || action) && (
          <div className="notice-reply">
            {phone && (
              <p className="notice-phone">
                {reply && <span>{reply}</span>}
                <a href={phone.href} data-long={phone.label.length > 15 || undefined}>
                  {phone.label}
                </a>
              </p>
            )}
            {facts.length > 0 && (
              <ul>
                {facts.map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
            )}
            {action && (
              <a className="action" href={action.href}>
                {action.label}
              </a>
            )}
          </div>
        )}
      </div>
      <div className="notice-guest">
        <svg aria-hidden="true">
          <filter id="notice-copper" colorInterpolationFilters="sRGB">
            <feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 9 0 -9 0 -.9" />
          </filter>
        </svg>
        <PictureView picture={picture} sizes={guestSizes} isFirst />
        <PictureView picture={picture} sizes={guestSizes} isFirst alt="" />
      </div>
    </section>
  );
}
