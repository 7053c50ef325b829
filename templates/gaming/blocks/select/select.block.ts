import { defineBlock } from "../../../../engine/blocks/block.ts";
import { neutralSelect, prizeOf } from "./neutral-select.ts";
import { selectProps } from "./select.props.ts";
import { selectSamples } from "./select.samples.ts";
import { Select } from "./select.tsx";

export const selectBlock = defineBlock({
  type: "gaming/select",
  schema: selectProps,
  neutral: neutralSelect,
  View: Select,
  says: { games: (game, { currency }) => ({ price: prizeOf(game, currency) }) },
  samples: selectSamples,
});
