import { defineBlock } from "../block.ts";
import { cardGridProps } from "./card-grid.props.ts";
import { cardGridSamples } from "./card-grid.samples.ts";
import { CardGrid } from "./card-grid.tsx";

export const cardGridBlock = defineBlock({
  type: "card-grid",
  schema: cardGridProps,
  View: CardGrid,
  samples: cardGridSamples,
});
