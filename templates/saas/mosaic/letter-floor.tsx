import type { Picture } from "../../../engine/picture.ts";
import { PictureView } from "../../../engine/picture-view.tsx";
import { LetterClip } from "./letter-clip.tsx";
import "./letter-floor.css";

type Props = {
  name: string;
  /** The bare floor, as `pictures.ts` has it. */
  picture: Picture;
  /** The same floor, all of it laid as the letter is. */
  laid: Picture;
  sizes: string;
};

/**
 * The floor of a tileworks with the first letter of `name` laid in cobalt: two pictures of the same floor, of which the
 * second is seen only where the letter's tiles are. As a picture of the first screen.
 */
export function LetterFloor({ name, picture, laid, sizes }: Props) {
  return (
    <div className="letter-floor">
      <div>
        <PictureView picture={picture} sizes={sizes} isFirst />
        <LetterClip name={name} />
        <div className="letter-floor-tiles">
          <PictureView picture={laid} sizes={sizes} isFirst alt="" />
        </div>
      </div>
    </div>
  );
}
