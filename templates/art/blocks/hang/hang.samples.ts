import { featured } from "../../content/home.ts";
import type { HangProps } from "./hang.props.ts";

export const hangSamples: Record<string, HangProps> = { featured };
