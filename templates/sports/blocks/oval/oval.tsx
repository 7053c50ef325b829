import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitWord } from "../../../../engine/blocks/fit.ts";
import "../../../../engine/blocks/fit.css";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./oval.css";
import type { OvalProps } from "./oval.props.ts";

/** The page's lanes run on into those of a picture; without one they are where they begin. */
export function Oval({ id, eyebrow, title, text, actions, picture }: OvalProps & { id: string }) {
  return (
    <section className="oval" data-bare={!picture || undefined} aria-labelledby={`${id}-title`}>
      {picture && (
        <div className="oval-picture">
          <PictureView picture={picture} sizes="(min-width: 48rem) 100vw, 200vw" />
        </div>
      )}
      <div className="oval-words">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h2 id={`${id}-title`} data-fit={fitWord(title)}>
          {title}
        </h2>
        {text && <p>{text}</p>}
        <Actions actions={actions} />
      </div>
    </section>
  );
}
