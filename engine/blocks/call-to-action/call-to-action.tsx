import { PictureView } from "../../picture-view.tsx";
import { Actions } from "../actions.tsx";
import { fitWord } from "../fit.ts";
import "../fit.css";
import "./call-to-action.css";
import type { CallToActionProps } from "./call-to-action.props.ts";

export function CallToAction({
  id,
  variant,
  eyebrow,
  title,
  text,
  actions = [],
  picture,
  note,
}: CallToActionProps & { id: string }) {
  return (
    <section className="call-to-action" data-variant={variant} aria-labelledby={title && `${id}-title`}>
      {picture && (
        <PictureView
          className="call-to-action-picture"
          picture={picture}
          sizes={variant === "poster" ? "100vw" : "(min-width: 56rem) 40vw, 90vw"}
        />
      )}
      {(eyebrow || title || text) && (
        <div className="call-to-action-words">
          {eyebrow && <p className="eyebrow">{eyebrow}</p>}
          {title && (
            <h2 className="call-to-action-title" id={`${id}-title`} data-fit={fitWord(title)}>
              {title}
            </h2>
          )}
          {text && <p className="call-to-action-text">{text}</p>}
        </div>
      )}
      {(actions.length > 0 || note) && (
        <div className="call-to-action-deed">
          <Actions actions={actions} />
          {note && <p className="call-to-action-note">{note}</p>}
        </div>
      )}
    </section>
  );
}
