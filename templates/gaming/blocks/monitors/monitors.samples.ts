import { streams } from "../../content/streams.ts";
import type { MonitorsProps } from "./monitors.props.ts";

export const monitorsSamples: Record<string, MonitorsProps> = { usual: streams };
