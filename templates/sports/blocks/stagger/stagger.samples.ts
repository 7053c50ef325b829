import { stagger } from "../../content/home.ts";
import type { StaggerProps } from "./stagger.props.ts";

export const staggerSamples: Record<string, StaggerProps> = { usual: stagger };
