import { model } from "../../content/home.ts";
import type { ModelProps } from "./model.props.ts";

export const modelSamples: Record<string, ModelProps> = { model };
