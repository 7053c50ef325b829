import type { CoreBlock } from "../../../engine/blocks/core-blocks.ts";
import type { Page } from "../../../engine/document/site-document.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { erratum } from "../content/issue.ts";

/** What answers for a piece that the house does not have. */
export const productMissing = {
  seo: {
    title: "No such piece: Oblique",
    description:
      "There is no piece at this address. The other eighteen stand in the shop, where we left them.",
  },
  blocks: [{ type: "fashion/erratum", props: erratum }],
} satisfies Page<CoreBlock | FashionBlock>;
