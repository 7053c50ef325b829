import { services } from "../../content/home.ts";
import type { ManifoldProps } from "./manifold.props.ts";

export const manifoldSamples: Record<string, ManifoldProps> = { usual: services };
