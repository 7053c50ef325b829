import { breathingGuide } from "../../content/meditation.ts";
import type { BreathingGuideProps } from "./breathing-guide.props.ts";

export const breathingGuideSamples: Record<string, BreathingGuideProps> = { usual: breathingGuide };
