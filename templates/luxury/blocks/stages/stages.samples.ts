import { stages } from "../../content/bespoke.ts";
import type { StagesProps } from "./stages.props.ts";

export const stagesSamples: Record<string, StagesProps> = { usual: stages };
