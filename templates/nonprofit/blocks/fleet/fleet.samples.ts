import { stressProps } from "../../../../engine/document/stress-props.ts";
import { fleet } from "../../content/home.ts";
import { type FleetProps, fleetProps } from "./fleet.props.ts";

export const fleetSamples: Record<string, FleetProps> = {
  own: fleet,
  least: { gifts: [{ title: "$25" }] },
  five: { ...fleet, gifts: [...fleet.gifts, { title: "One more", price: "$800" }], drawing: "plain" },
  most: stressProps(fleetProps, fleet, "most"),
};
