import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { FitnessBlock } from "../blocks/blocks.ts";

/** What may stand on a page of this site. */
export type FitnessPage = Page<CoreBlock | FitnessBlock>;
