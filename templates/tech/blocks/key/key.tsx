import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./key.css";
import type { KeyProps } from "./key.props.ts";

/** As many letters as stand out to the edge of the screen at their full size. */
const longTitle = 32;
/** As many as stand in the column of times. */
const longTime = 5;

/** The one key, out to the edge of the screen, and what it sets off. */
export function Key({
  id,
  eyebrow,
  title,
  lead,
  picture,
  steps = [],
  dates = [],
  actions = [],
}: KeyProps & { id: string }) {
  const lines = [...steps, ...dates];
  return (
    <section
      className={[
        "key",
        ...(title.length > longTitle ? ["key-long"] : []),
        ...(picture ? [] : ["key-drawn"]),
        ...(eyebrow || actions.length > 0 ? ["key-full"] : []),
      ].join(" ")}
      aria-labelledby={`${id}-title`}
    >
      {picture ? (
        <PictureView picture={picture} sizes="(min-width: 60rem) 50vw, 100vw" />
      ) : (
        <div className="key-cap" aria-hidden="true" />
      )}
      <div className="key-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p>{lead}</p>}
        {lines.length > 0 && (
          <ol className={lines.some(({ at = "" }) => at.length > longTime) ? "key-stacked" : undefined}>
            {lines.map(({ at, title, text, note }) => (
              <li key={`${at} ${title} ${text}`}>
                {at && <b>{at}</b>}
                {title && (isSentence(title) || !text) ? (
                  <p>{text ? `${title} ${text}` : title}</p>
                ) : (
                  <>
                    {title && <p>{title}</p>}
                    {text && <p className={title && "key-aside"}>{text}</p>}
                  </>
                )}
                {note && <p className="key-aside">{note}</p>}
              </li>
            ))}
          </ol>
        )}
        <Actions actions={actions} />
      </div>
    </section>
  );
}

/** Whether more can follow it on its line. */
function isSentence(text: string): boolean {
  return /[.!?…。！？]$/.test(text);
}
