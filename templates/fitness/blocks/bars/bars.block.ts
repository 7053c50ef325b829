import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type BarsProps, barsProps } from "./bars.props.ts";
import { barsSamples } from "./bars.samples.ts";
import { Bars } from "./bars.tsx";

export const barsBlock = defineBlock({
  type: "fitness/bars",
  schema: barsProps,
  View: Bars,
  neutral: ({ note: _, labels: { currency }, offers, ...props }): BarsProps => ({
    ...props,
    drawing: "strips",
    labels: { currency },
    offers: offers.map(({ price, cost, ...offer }) => ({
      ...offer,
      cost: cost ?? (price === undefined ? undefined : `${currency}${price}`),
    })),
  }),
  samples: barsSamples,
});
