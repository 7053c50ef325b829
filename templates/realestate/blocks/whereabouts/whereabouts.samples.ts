import { whereabouts } from "../../content/contact.ts";
import type { WhereaboutsProps } from "./whereabouts.props.ts";

export const whereaboutsSamples: Record<string, WhereaboutsProps> = { whereabouts };
