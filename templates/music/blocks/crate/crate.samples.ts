import { crate } from "../../content/releases.ts";
import type { CrateProps } from "./crate.props.ts";

export const crateSamples: Record<string, CrateProps> = { usual: crate };
