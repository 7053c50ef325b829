import { hero } from "../../content/home.ts";
import type { RecordHeroProps } from "./record-hero.props.ts";

export const recordHeroSamples: Record<string, RecordHeroProps> = { usual: hero };
