import { stressProps } from "../../../../engine/document/stress-props.ts";
import { model } from "../../content/home.ts";
import { type ModelProps, modelProps } from "./model.props.ts";

export const modelSamples: Record<string, ModelProps> = {
  model,
  plain: { heading: model.heading, mark: "A", steps: model.steps },
  said: { heading: model.heading, mark: "A", actions: [{ label: "All nine on the map", href: "/listings" }] },
  least: { mark: "A", steps: [{ title: "A" }] },
  most: stressProps(modelProps, model, "most"),
};
