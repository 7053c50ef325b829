import { floorPlan } from "../../content/property.ts";
import { bareHouse, wholeHouse } from "../../content/sample-houses.ts";
import type { FloorPlanProps } from "./floor-plan.props.ts";

export const floorPlanSamples: Record<string, FloorPlanProps> = {
  own: { ...floorPlan, house: wholeHouse("salt-cabin") },
  none: { ...floorPlan, house: bareHouse },
};
