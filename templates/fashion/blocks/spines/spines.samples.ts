import { shelf } from "../../content/collections.ts";
import type { SpinesProps } from "./spines.props.ts";

export const spinesSamples: Record<string, SpinesProps> = { own: shelf };
