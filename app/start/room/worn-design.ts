import type { BlockViews } from "../../../engine/blocks/block.ts";
import type { DesignHomes } from "../../../templates/fitting/home.ts";

/** A design as the room loads it. */
export type WornDesign = {
  homes: DesignHomes;
  views: BlockViews;
  /** Address of its sheet. */
  sheet: string;
  /** Of a template that was a site, its own theme as CSS, beside the sheet of the design that it is made of. */
  theme?: string;
};
