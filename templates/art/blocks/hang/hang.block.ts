import { defineBlock } from "../../../../engine/blocks/block.ts";
import { askingText } from "../hung/label-texts.ts";
import { hangProps } from "./hang.props.ts";
import { hangSamples } from "./hang.samples.ts";
import { Hang } from "./hang.tsx";

export const hangBlock = defineBlock({
  type: "art/hang",
  schema: hangProps,
  View: Hang,
  says: {
    works: (work, { only, labels }) =>
      only && !work[only] ? undefined : { price: askingText(work, labels) },
  },
  samples: hangSamples,
});
