import { passage } from "../../content/home.ts";
import type { PassageProps } from "./passage.props.ts";

export const passageSamples: Record<string, PassageProps> = { stages: passage };
