import { defineBlock } from "../block.ts";
import { formProps } from "./form.props.ts";
import { formSamples } from "./form.samples.ts";
import { Form } from "./form.tsx";

export const formBlock = defineBlock({
  type: "form",
  schema: formProps,
  View: Form,
  asks: true,
  samples: formSamples,
});
