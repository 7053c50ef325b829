import { minutes } from "../../content/home.ts";
import type { MinutesProps } from "./minutes.props.ts";

export const minutesSamples: Record<string, MinutesProps> = { usual: minutes };
