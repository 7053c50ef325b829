import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { isNumber } from "../../number.ts";
import "./notice.css";
import type { NoticeProps } from "./notice.props.ts";

const guestSizes = "(min-width: 64rem) 40vw, (min-width: 40rem) 20rem, 11rem";
/** Longer titles are set in more words to the line. */
const shortTitle = 44;

export function Notice({
  eyebrow,
  before,
  inserted,
  after,
  lead,
  action,
  reply,
  phone,
  facts = [],
  picture,
}: NoticeProps) {
  return (
    <section className="notice">
      {!picture && <div className="notice-flap" />}
      <div className="notice-card">
        {eyebrow && <p className="notice-to">{eyebrow}</p>}
        <PageTitle data-long={before.length > shortTitle || undefined}>
          {inserted && after ? (
            <>
              {before}{" "}
              <span className="notice-turn">
                <em>{inserted}</em>
                <svg viewBox="0 0 30 20" aria-hidden="true">
                  <path d="M2 19C8 13 12 8 15 2c2 6 6 12 13 17" />
                </svg>{" "}
                {after}
              </span>
            </>
          ) : (
            <Underlined text={after ? `${before} ${after}` : before} />
          )}
        </PageTitle>
        {lead && <p className="notice-lead">{lead}</p>}
        {(phone || facts.length > 0 || action) && (
          <div className="notice-reply">
            {phone && isNumber(phone) && (
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
            {phone && !isNumber(phone) && (
              <a className="action-quiet" href={phone.href}>
                {phone.label}
              </a>
            )}
          </div>
        )}
      </div>
      {picture && (
        <div className="notice-guest">
          <svg aria-hidden="true">
            <filter id="notice-copper" colorInterpolationFilters="sRGB">
              <feColorMatrix values="1 0 0 0 0 0 1 0 0 0 0 0 1 0 0 9 0 -9 0 -.9" />
            </filter>
          </svg>
          <PictureView picture={picture} sizes={guestSizes} isFirst />
          <PictureView picture={picture} sizes={guestSizes} isFirst alt="" />
        </div>
      )}
    </section>
  );
}

Notice.opensPage = true;

/** A title in which nothing was put in: the pen has been under its last word instead. */
function Underlined({ text }: { text: string }) {
  const at = text.lastIndexOf(" ") + 1;
  return (
    <>
      {text.slice(0, at)}
      <span className="notice-last">
        {text.slice(at)}
        <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden="true">
          <path d="M4 22C70 10 130 26 210 16s130-6 186-2" />
        </svg>
      </span>
    </>
  );
}
