import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./door.css";
import type { DoorProps } from "./door.props.ts";

const strips = [1, 2, 3, 4, 5];

/** A curtain across the street's width, the name painted over all its strips; behind it the bowl. */
export function Door({ id, title, painted, lead, actions, picture, sticker }: DoorProps & { id: string }) {
  return (
    <section className="door" aria-labelledby={`${id}-title`}>
      <h1 className="sr-only" id={`${id}-title`}>
        {title}
      </h1>
      <PictureView className="door-bowl" picture={picture} sizes="(min-width: 56rem) 82vw, 100vw" isFirst />
      <div className="door-curtain" aria-hidden="true">
        {strips.map((strip) => (
          <div key={strip}>
            <span>{painted}</span>
          </div>
        ))}
      </div>
      <p className="door-sticker">
        <strong>{sticker.price}</strong> {sticker.words}
      </p>
      <div className="door-words">
        <p>{lead}</p>
        <Actions actions={actions} />
      </div>
    </section>
  );
}
