import { packets } from "../../content/home.ts";
import type { PacketsProps } from "./packets.props.ts";

export const packetsSamples: Record<string, PacketsProps> = { usual: packets };
