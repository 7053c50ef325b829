import { defineBlock } from "../block.ts";
import { valuesProps } from "./values.props.ts";
import { valuesSamples } from "./values.samples.ts";
import { Values } from "./values.tsx";

export const valuesBlock = defineBlock({
  type: "values",
  schema: valuesProps,
  View: Values,
  samples: valuesSamples,
});
