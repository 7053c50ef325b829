import { wordSize, wordTiles } from "../../mosaic/letters.ts";
import { Tiles } from "../../mosaic/mosaic.tsx";
import { pitch } from "../../mosaic/mosaic-paths.ts";
import "./sign.css";
import type { SignProps } from "./sign.props.ts";

/** The last thing on each page: what to do next, and the name laid in tiles as wide as the wall. */
export function Sign({ id, name, title, lead, link }: SignProps & { id: string }) {
  const { columns, rows } = wordSize(name);
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
      <svg viewBox={`0 0 ${columns * pitch - 1} ${rows * pitch - 1}`} aria-hidden="true">
        <Tiles tiles={wordTiles(name)} />
      </svg>
    </section>
  );
}
