import { pageOf } from "../../template-page.ts";
import type { FashionBlock } from "../blocks/blocks.ts";
import { account } from "../content/account.ts";

export const accountPage = pageOf<FashionBlock>({
  seo: {
    title: "Account: {name}",
    description:
      "The account of a sample customer of {name}: profile, orders, wishlist and addresses, on one page.",
  },
  sections: { account: { type: "fashion/account", props: account } },
});
