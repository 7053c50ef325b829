import { roster } from "../../content/trainers.ts";
import type { RosterProps } from "./roster.props.ts";

export const rosterSamples: Record<string, RosterProps> = { own: roster };
