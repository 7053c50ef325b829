import { Actions } from "../../../../engine/blocks/actions.tsx";
import { PictureView } from "../../../../engine/picture-view.tsx";
import { DepthHead } from "../depth-head.tsx";
import "./view.css";
import type { ViewProps } from "./view.props.ts";

/** A picture from edge to edge, or a wall of mosaic in its place, and a few words below the water. */
export function View({ id, picture, actions = [], ...head }: ViewProps & { id: string }) {
  return (
    <section className={picture ? "view" : "view view-wall"} aria-labelledby={`${id}-title`}>
      {picture && <PictureView picture={picture} sizes="(min-width: 40rem) 100vw, 160vw" />}
      <DepthHead id={id} {...head} />
      <Actions actions={actions} />
    </section>
  );
}
