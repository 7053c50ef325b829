import { services } from "../../content/home.ts";
import type { RoofSectionProps } from "./roof-section.props.ts";

export const roofSectionSamples: Record<string, RoofSectionProps> = { usual: services };
