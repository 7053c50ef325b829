import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { RestaurantBlock } from "../blocks/blocks.ts";

/** What may stand on a page of this site. */
export type RestaurantPage = Page<CoreBlock | RestaurantBlock>;
