import { house } from "../../content/exhibitions.ts";
import type { FloorPlanProps } from "./floor-plan.props.ts";

export const floorPlanSamples: Record<string, FloorPlanProps> = { house };
