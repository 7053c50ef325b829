import { fleet } from "../../content/home.ts";
import type { FleetProps } from "./fleet.props.ts";

export const fleetSamples: Record<string, FleetProps> = { usual: fleet };
