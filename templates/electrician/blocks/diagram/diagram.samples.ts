import { diagram } from "../../content/home.ts";
import type { DiagramProps } from "./diagram.props.ts";

export const diagramSamples: Record<string, DiagramProps> = { usual: diagram };
