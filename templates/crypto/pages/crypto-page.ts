import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { CryptoBlock } from "../blocks/blocks.ts";

/** What may stand on a page of this site. */
export type CryptoPage = Page<CoreBlock | CryptoBlock>;
