import { pageOf } from "../../template-page.ts";
import type { SaasBlock } from "../blocks/blocks.ts";
import { bento, passage, wall } from "../content/home.ts";
import { homeSign } from "../content/signs.ts";

/** One week of one workshop, and then the product in eight pieces. */
export const home = pageOf<SaasBlock>({
  seo: {
    title: "{name} | Operations software for workshops",
    description:
      "Orders, kilns, stock and dispatch on one wall of tiles: operations software for workshops that make physical things.",
  },
  sections: {
    wall: { type: "saas/wall", props: wall },
    stages: { type: "saas/passage", id: "stages", props: passage },
    product: { type: "saas/bento", id: "product", props: bento },
    sign: { type: "saas/sign", props: homeSign },
  },
});
