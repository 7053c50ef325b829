import { reasons } from "../../content/home.ts";
import type { CablesProps } from "./cables.props.ts";

export const cablesSamples: Record<string, CablesProps> = { usual: reasons };
