import type { Picture } from "../../../engine/picture.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { type ClassType, classTypes } from "../content/class-types.ts";
import { barbell, kettlebells, mobility, rings, ropes, rower, sled } from "../pictures.ts";

const pictures: Record<ClassType, Picture> = {
  barbell,
  kettlebell: kettlebells,
  ropes,
  sled,
  gymnastics: rings,
  engine: rower,
  mobility,
};

/** What one walks into: the kind of class that the board is narrowed down to. */
export function TypeSheet({ type }: { type: ClassType }) {
  const { name, coach, minutes, text, bring } = classTypes[type];
  return (
    <section className="type-sheet" aria-labelledby="type-title">
      <PictureView key={type} picture={pictures[type]} sizes="(min-width: 56rem) 45vw, 100vw" />
      <div>
        <h3 id="type-title">{name}</h3>
        <p className="type-sheet-text">{text}</p>
        <dl>
          <div>
            <dt>Coach</dt>
            <dd>{coach}</dd>
          </div>
          <div>
            <dt>Minutes</dt>
            <dd>{minutes}</dd>
          </div>
          <div>
            <dt>Bring</dt>
            <dd>{bring}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
