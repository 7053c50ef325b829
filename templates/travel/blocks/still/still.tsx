import { PictureView } from "../../../../engine/picture-view.tsx";
import "./still.css";
import type { StillProps } from "./still.props.ts";

/** The opening still: title in the sky; where, when and what is said in the black below. */
export function Still({ id, title, picture, place, time, sound, subtitle }: StillProps & { id: string }) {
  const [first, second] = title;
  return (
    <section className="still" aria-labelledby={`${id}-title`}>
      <div className="still-frame">
        <PictureView picture={picture} sizes="(min-width: 56rem) 100vw, 150vw" isFirst />
        <h1 id={`${id}-title`}>
          <span>{first}</span> <span>{second}</span>
        </h1>
      </div>
      <div className="still-subtitle">
        <p className="still-place">{place}</p>
        <p className="still-time">{time}</p>
        <p className="travel-sound">{sound}</p>
        <p className="still-words">{subtitle}</p>
      </div>
    </section>
  );
}
