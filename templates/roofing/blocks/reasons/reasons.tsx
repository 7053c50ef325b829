import { PointList } from "../../../../engine/blocks/point-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./reasons.css";
import type { ReasonsProps } from "./reasons.props.ts";

/** Reasons, nailed up one below the other beside a picture. */
export function Reasons({ id, heading, picture, caption, reasons }: ReasonsProps & { id: string }) {
  return (
    <section className="reasons" aria-labelledby={`${id}-title`}>
      <figure>
        <PictureView picture={picture} sizes="(min-width: 48rem) 40vw, 100vw" />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
      <SectionHeading id={id} heading={heading} />
      <PointList points={reasons} />
    </section>
  );
}
