import { PictureView } from "../../../../engine/picture-view.tsx";
import { DepthHead } from "../depth-head.tsx";
import "./reasons.css";
import type { ReasonsProps } from "./reasons.props.ts";

/** Why this builder: a few words each, sinking from left to right. */
export function Reasons({ id, depth, title, reasons, picture }: ReasonsProps & { id: string }) {
  return (
    <section className="reasons" aria-labelledby={`${id}-title`}>
      <DepthHead id={id} depth={depth} title={title} full={picture ? 5 : undefined} />
      {picture && (
        <PictureView className="reasons-picture" picture={picture} sizes="(min-width: 60rem) 40vw, 92vw" />
      )}
      <ul>
        {reasons.map(({ name, note }) => (
          <li key={name}>
            <h3>{name}</h3>
            {note && <p>{note}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
