import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { PosterLines } from "../../poster-type/poster-line.tsx";
import "./poster.css";
import type { PosterProps } from "./poster.props.ts";

/** The title as a bill-sticker would have it: every line as wide as the sheet. */
export function Poster({ id, variant, lines, lead, actions, picture }: PosterProps & { id: string }) {
  return (
    <section className="poster" data-variant={variant} aria-labelledby={`${id}-title`}>
      <h1 id={`${id}-title`}>
        <PosterLines lines={lines} />
      </h1>
      {picture && (
        <PictureView
          className="poster-picture"
          picture={picture}
          sizes="(min-width: 60rem) 100vw, 125vw"
          isFirst
        />
      )}
      <div className="poster-foot">
        {lead && <p className="lead">{lead}</p>}
        <Actions actions={actions} />
      </div>
    </section>
  );
}
