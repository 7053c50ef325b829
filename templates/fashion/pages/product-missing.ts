import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { erratum } from "../content/issue.ts";

/** What answers for a piece that the house does not have. */
export const productMissing = pageOf<FashionBlock>({
  seo: {
    title: "No such piece: {name}",
    description:
      "There is no piece at this address. The other eighteen stand in the shop, where we left them.",
  },
  sections: { erratum: { type: "fashion/erratum", props: erratum } },
});
