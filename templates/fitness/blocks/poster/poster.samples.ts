import { poster } from "../../content/home.ts";
import type { PosterProps } from "./poster.props.ts";

export const posterSamples: Record<string, PosterProps> = { hero: poster };
