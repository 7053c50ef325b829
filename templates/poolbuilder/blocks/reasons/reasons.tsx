import { titleTag } from "../../../../engine/blocks/heading-level.ts";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { DepthHead, depthName } from "../depth-head.tsx";
import "./reasons.css";
import type { ReasonsProps } from "./reasons.props.ts";

/** Why this builder: a few words each, sinking from left to right. */
export function Reasons({ id, reasons, picture, ...head }: ReasonsProps & { id: string }) {
  const Title = titleTag(head.title ? { title: head.title } : undefined);
  return (
    <section className="reasons" aria-labelledby={depthName(id, head.title)}>
      <DepthHead id={id} {...head} full={picture ? 5 : undefined} />
      {picture && (
        <PictureView className="reasons-picture" picture={picture} sizes="(min-width: 60rem) 40vw, 92vw" />
      )}
      <ul>
        {reasons.map(({ name, value, note }) => (
          <li key={name}>
            <Title>{name}</Title>
            {value && <p className="reasons-value">{value}</p>}
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
