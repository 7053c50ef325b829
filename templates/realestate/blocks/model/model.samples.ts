import { stressProps } from "../../../../engine/document/stress-props.ts";
import { model } from "../../content/home.ts";
import { type ModelProps, modelProps } from "./model.props.ts";

export const modelSamples: Record<string, ModelProps> = {
  model,
  least: { heading: { title: "A" }, picture: model.picture, mark: "A", steps: [{ title: "A" }] },
  most: stressProps(modelProps, model, "most"),
};
