import { Actions } from "../../../../engine/blocks/actions.tsx";
import { fitLine } from "../../../../engine/blocks/fit.ts";
import { PageTitle } from "../../../../engine/blocks/page-title.tsx";
import "../../../../engine/blocks/fit.css";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./door.css";
import type { DoorProps } from "./door.props.ts";

const strips = [1, 2, 3, 4, 5];

/** A curtain across the street's width, the name painted over all its strips; behind it the bowl. */
export function Door({
  id,
  title,
  painted = title,
  lead,
  actions = [],
  picture,
  sticker,
}: DoorProps & { id: string }) {
  return (
    <section
      className="door"
      data-bare={!picture || undefined}
      data-long={actions.some(({ label }) => label.length > 24) || undefined}
      aria-labelledby={`${id}-title`}
    >
      <PageTitle className="sr-only" id={`${id}-title`}>
        {title}
      </PageTitle>
      {picture && (
        <PictureView className="door-bowl" picture={picture} sizes="(min-width: 56rem) 82vw, 100vw" isFirst />
      )}
      <div
        className="door-curtain"
        data-fit={fitLine(painted)}
        data-lines={painted.length > 13 ? 2 : undefined}
        aria-hidden="true"
      >
        {strips.map((strip) => (
          <div key={strip}>
            <span>{painted}</span>
          </div>
        ))}
      </div>
      {sticker && (
        <p className="door-sticker">
          <strong data-fit={fitLine(sticker.price)}>{sticker.price}</strong> {sticker.words}
        </p>
      )}
      {(lead || actions.length > 0) && (
        <div className="door-words">
          {lead && <p>{lead}</p>}
          <Actions actions={actions} />
        </div>
      )}
    </section>
  );
}

Door.opensPage = true;
