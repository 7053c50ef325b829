import { defineBlock } from "../block.ts";
import { formProps } from "./form.props.ts";
import { formSamples } from "./form.samples.ts";
import { LiveForm } from "./live.tsx";

export const formBlock = defineBlock({
  type: "form",
  schema: formProps,
  View: LiveForm,
  isLive: true,
  asks: true,
  samples: formSamples,
});
