import { stressProps } from "../../../../engine/document/stress-props.ts";
import { fleet } from "../../content/home.ts";
import { type FleetProps, fleetProps } from "./fleet.props.ts";

export const fleetSamples: Record<string, FleetProps> = {
  own: fleet,
  least: { title: fleet.title, gifts: [{ title: "$25" }], course: fleet.course },
  most: stressProps(fleetProps, fleet, "most"),
};
