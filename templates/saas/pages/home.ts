import { bento, passage, wall } from "../content/home.ts";
import { homeSign } from "../content/signs.ts";
import type { SaasPage } from "./saas-page.ts";

/** One week of one workshop, and then the product in eight pieces. */
export const home: SaasPage = {
  seo: {
    title: "Tessel | Operations software for workshops",
    description:
      "Orders, kilns, stock and dispatch on one wall of tiles: operations software for workshops that make physical things.",
  },
  blocks: [
    { type: "saas/wall", props: wall },
    { type: "saas/passage", id: "stages", props: passage },
    { type: "saas/bento", id: "product", props: bento },
    { type: "saas/sign", props: homeSign },
  ],
};
