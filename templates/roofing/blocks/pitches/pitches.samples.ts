import { pitches } from "../../content/home.ts";
import type { PitchesProps } from "./pitches.props.ts";

export const pitchesSamples: Record<string, PitchesProps> = { usual: pitches };
