import { roster } from "../../content/artists.ts";
import type { RosterProps } from "./roster.props.ts";

export const rosterSamples: Record<string, RosterProps> = { nine: roster };
