import { defineBlock } from "../../../../engine/blocks/block.ts";
import { priceOf } from "../../market/figures.ts";
import { Markets } from "./live.tsx";
import { marketsProps } from "./markets.props.ts";
import { marketsSamples } from "./markets.samples.ts";

export const marketsBlock = defineBlock({
  type: "crypto/markets",
  schema: marketsProps,
  View: Markets,
  isLive: true,
  // A list of prices is left, which sorts and is searched.
  neutral: ({ sample, trade, figures, columns, ...list }) => {
    const { change, week, cap, volume, ...named } = columns;
    return { ...list, figures: figures.map(({ drawing, ...figure }) => figure), columns: named };
  },
  says: { coins: (coin) => ({ price: priceOf(coin) }) },
  samples: marketsSamples,
});
