import { view } from "../../content/home.ts";
import type { ViewProps } from "./view.props.ts";

export const viewSamples: Record<string, ViewProps> = { usual: view };
