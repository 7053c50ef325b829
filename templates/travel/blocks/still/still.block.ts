import { defineBlock } from "../../../../engine/blocks/block.ts";
import { fjord } from "../../pictures.ts";
import { stillProps } from "./still.props.ts";
import { stillSamples } from "./still.samples.ts";
import { Still } from "./still.tsx";

export const stillBlock = defineBlock({
  type: "travel/still",
  schema: stillProps,
  View: Still,
  neutral: ({ sound: _, time: __, ...props }) => ({ ...props, picture: fjord, place: "{city}" }),
  samples: stillSamples,
});
