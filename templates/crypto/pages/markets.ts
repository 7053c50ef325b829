import { pageOf } from "../../template-page.ts";
import type { CryptoBlock } from "../blocks/blocks.ts";
import { markets as table } from "../content/markets.ts";

export const markets = pageOf<CryptoBlock>({
  seo: {
    title: "Markets | {name}",
    description:
      "Price, change, week, market cap and volume of six coins in a table that sorts by every column. All figures are samples.",
  },
  sections: { markets: { type: "crypto/markets", props: table } },
});
