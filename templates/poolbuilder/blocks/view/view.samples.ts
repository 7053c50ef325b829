import { fullest } from "../../../fullest-sample.ts";
import { view } from "../../content/home.ts";
import { type ViewProps, viewProps } from "./view.props.ts";

export const viewSamples: Record<string, ViewProps> = {
  own: view,

  most: fullest(viewProps, view),
};
