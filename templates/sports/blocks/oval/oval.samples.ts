import { oval } from "../../content/home.ts";
import type { OvalProps } from "./oval.props.ts";

export const ovalSamples: Record<string, OvalProps> = { usual: oval };
