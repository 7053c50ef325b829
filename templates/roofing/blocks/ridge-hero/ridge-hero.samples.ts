import { hero } from "../../content/home.ts";
import type { RidgeHeroProps } from "./ridge-hero.props.ts";

export const ridgeHeroSamples: Record<string, RidgeHeroProps> = { usual: hero };
