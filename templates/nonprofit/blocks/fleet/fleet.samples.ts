import { fullest } from "../../../fullest-sample.ts";
import { fleet } from "../../content/home.ts";
import { type FleetProps, fleetProps } from "./fleet.props.ts";

export const fleetSamples: Record<string, FleetProps> = {
  own: fleet,
  least: { title: fleet.title, gifts: [{ title: "$25" }], course: fleet.course },
  most: fullest(fleetProps, fleet),
};
