import { defineBlock } from "../../../../engine/blocks/block.ts";
import { type BarsProps, barsProps } from "./bars.props.ts";
import { barsSamples } from "./bars.samples.ts";
import { Bars } from "./bars.tsx";

/** A price in words, be it of a number that a bar weighs. */
function costOf(
  { cost, price }: Pick<BarsProps["offers"][number], "cost" | "price">,
  { currency }: Pick<BarsProps["labels"], "currency">,
): string | undefined {
  return cost ?? (price === undefined ? undefined : `${currency}${price}`);
}

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
      cost: costOf({ price, cost }, { currency }),
    })),
  }),
  says: { offers: (offer, { labels }) => ({ price: costOf(offer, labels) }) },
  samples: barsSamples,
});
