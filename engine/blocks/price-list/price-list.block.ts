import { defineBlock } from "../block.ts";
import { priceListProps } from "./price-list.props.ts";
import { priceListSamples } from "./price-list.samples.ts";
import { PriceList } from "./price-list.tsx";

export const priceListBlock = defineBlock({
  type: "price-list",
  schema: priceListProps,
  View: PriceList,
  samples: priceListSamples,
});
