import { PictureView } from "../../../../engine/picture-view.tsx";
import "./stand.css";
import type { StandProps } from "./stand.props.ts";

/** A claim in front of trees, and the figures that carry it: each reason is as wide as a trunk. */
export function Stand({ id, heading, picture, lead, reasons }: StandProps & { id: string }) {
  return (
    <section className="stand" aria-labelledby={`${id}-title`}>
      {picture && <PictureView picture={picture} sizes="(min-width: 48rem) 100vw, 190vw" />}
      <div className="stand-words">
        <h2 id={`${id}-title`}>{heading.title}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <ul>
        {reasons.map(({ figure, title, text }) => (
          <li key={title}>
            <h3>
              {figure && <span>{figure}</span>} {title}
            </h3>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
