import type { z } from "zod";
import type { BlockRegistry, BlockView } from "../engine/blocks/block.ts";
import type { RecordData } from "../engine/render/page-head.ts";
import type { FaceUse } from "../engine/theme/theme-css.ts";

/** What a site wears, without the content of any. The module that says one loads the sheets that its pages share. */
export type Design = {
  /** The name of its folder, as documents name it. */
  slug: string;
  /** The core blocks and its own. */
  blocks: BlockRegistry;
  /** What the records of its collections are. */
  collections?: Readonly<Record<string, z.ZodType>>;
  /** What search engines are told of the records that have pages, by collection. */
  recordData?: Readonly<Record<string, RecordData>>;
  /**
   * What stands behind links of the navigation, by the path that they lead to: a live component of its own, as the blocks
   * have them, and its props.
   */
  notes?: Readonly<Record<string, { type: string; View: BlockView<never>; props: object }>>;
  /** Collections of what a demo's visit begins with; a customer's visitors begin with nothing. */
  begun?: readonly string[];
  /** Faces that are seen first, beside those of running text and headings. */
  firstFaces?: readonly FaceUse[];
};
