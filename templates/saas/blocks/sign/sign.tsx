import { WordInTiles } from "../../mosaic/word-in-tiles.tsx";
import "../../mosaic/mosaic.css";
import "./sign.css";
import type { SignProps } from "./sign.props.ts";

/** The last thing on each page: what to do next, and the name laid in tiles as wide as the wall. */
export function Sign({ id, name, title, lead, link }: SignProps & { id: string }) {
  return (
    <section className="sign cell" aria-labelledby={`${id}-title`}>
      <div className="sign-words">
        <h2 id={`${id}-title`}>{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        {link && (
          <a className="action" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
      <WordInTiles words={name} />
    </section>
  );
}
