import { stressProps } from "../../../../engine/document/stress-props.ts";
import { view } from "../../content/home.ts";
import { type ViewProps, viewProps } from "./view.props.ts";

export const viewSamples: Record<string, ViewProps> = {
  own: view,
  least: { title: "Look up" },
  most: stressProps(viewProps, view, "most"),
};
