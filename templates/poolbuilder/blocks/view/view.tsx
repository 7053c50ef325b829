import { PictureView } from "../../../../engine/picture-view.tsx";
import { DepthHead } from "../depth-head.tsx";
import "./view.css";
import type { ViewProps } from "./view.props.ts";

/** A picture from edge to edge, and a few words below the water. */
export function View({ id, depth, title, picture }: ViewProps & { id: string }) {
  return (
    <section className="view" aria-labelledby={`${id}-title`}>
      <PictureView picture={picture} sizes="(min-width: 40rem) 100vw, 160vw" />
      <DepthHead id={id} depth={depth} title={title} />
    </section>
  );
}
