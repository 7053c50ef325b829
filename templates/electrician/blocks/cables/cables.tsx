import { SectionHeading } from "../../../../engine/blocks/section-heading.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import "./cables.css";
import type { CablesProps } from "./cables.props.ts";

/** In this order they are taken where none is named. */
const order = ["brown", "blue", "earth", "black", "gray", "yellow"] as const;

/** Reasons printed on cores that come in from the page's edge, each stripped a little shorter than the last. */
export function Cables({ id, heading, picture, cores }: CablesProps & { id: string }) {
  return (
    <section className="cables" aria-labelledby={`${id}-title`}>
      <PictureView picture={picture} sizes="100vw" />
      <SectionHeading id={id} heading={heading} />
      <ul>
        {cores.map(({ colour, title, text }, index) => (
          <li key={title}>
            <h3 data-core={colour ?? order[index % order.length]}>{title}</h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
