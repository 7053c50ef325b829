import { titleLevel } from "../../../../engine/blocks/heading-level.ts";
import { PointList } from "../../../../engine/blocks/point-list.tsx";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./discretion.css";
import type { DiscretionProps } from "./discretion.props.ts";
import { Street } from "./street.tsx";

export function Discretion({
  id,
  heading,
  reasons,
  picture,
  caption,
  passing,
}: DiscretionProps & { id: string }) {
  return (
    <section className="discretion" aria-labelledby={heading && `${id}-title`}>
      <SectionHeading id={id} heading={heading} />
      <PointList points={reasons} level={titleLevel(heading)} />
      {picture && (
        <figure>
          <PictureView picture={picture} sizes="(min-width: 42rem) 35vw, 100vw" />
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      )}
      <Street passing={passing} />
    </section>
  );
}
