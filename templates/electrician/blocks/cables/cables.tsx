import { nameOf, titleTag } from "../../../../engine/blocks/heading-level.ts";
import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./cables.css";
import type { CablesProps } from "./cables.props.ts";

/** In this order they are taken where none is named. */
const order = ["brown", "blue", "earth", "black", "gray", "yellow"] as const;

/** Reasons printed on cores that come in from the page's edge, each stripped a little shorter than the last. */
export function Cables({ id, heading, picture, drawing, cores }: CablesProps & { id: string }) {
  const Title = titleTag(heading);
  return (
    <section className="cables" data-drawing={drawing} aria-labelledby={nameOf(id, heading)}>
      {picture && <PictureView picture={picture} sizes="100vw" />}
      <SectionHeading id={id} heading={heading} />
      <ul>
        {cores.map(({ colour, title, text }, index) => (
          <li key={title}>
            <Title data-core={colour ?? order[index % order.length]}>{title}</Title>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
