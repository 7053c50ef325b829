import { useState } from "react";
import { useHydrated } from "../../../../engine/live/use-hydrated.ts";
import type { Picture } from "../../../../engine/picture.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { Cloth } from "../../pieces/cloth.tsx";

type Props = {
  /** Of the block. */
  id: string;
  label: string;
  images: readonly Picture[];
};

/** The pictures of a piece, one of them large; radio buttons choose it, so that arrow keys do too. */
export function PictureChoice({ id, label, images }: Props) {
  const hydrated = useHydrated();
  const [selected, setSelected] = useState(0);
  if (images.length === 0)
    return (
      <div className="product-pictures">
        <Cloth className="product-plate" />
      </div>
    );
  return (
    <div className="product-pictures">
      {images.map((picture, index) => (
        <div key={picture.path} className="product-plate" hidden={index !== selected}>
          <PictureView picture={picture} sizes="(min-width: 60rem) 42vw, 92vw" isFirst={index === 0} />
        </div>
      ))}
      <fieldset className="product-thumbs" disabled={!hydrated}>
        <legend className="sr-only">{label}</legend>
        {images.map((picture, index) => (
          <label key={picture.path}>
            <input
              className="sr-only"
              type="radio"
              name={`${id}-picture`}
              checked={index === selected}
              onChange={() => setSelected(index)}
            />
            <PictureView picture={picture} sizes="6rem" />
          </label>
        ))}
      </fieldset>
    </div>
  );
}
