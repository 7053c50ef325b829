import type { BlockRegistry } from "../engine/blocks/block.ts";
import type { RecordData } from "../engine/render/page-head.ts";
import type { FaceUse } from "../engine/theme/theme-css.ts";

/** Of a template what the sites that wear it need: nothing that its sample business says. */
export type Design = {
  slug: string;
  /** The core blocks and its own. */
  blocks: BlockRegistry;
  /** What search engines are told of the records that have pages, by collection. */
  recordData?: Readonly<Record<string, RecordData>>;
  /** Faces that its pages show first, beside those of running text and headings. */
  firstFaces?: readonly FaceUse[];
};
