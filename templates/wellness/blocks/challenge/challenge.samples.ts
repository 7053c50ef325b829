import { challenge } from "../../content/meditation.ts";
import type { ChallengeProps } from "./challenge.props.ts";

export const challengeSamples: Record<string, ChallengeProps> = { usual: challenge };
