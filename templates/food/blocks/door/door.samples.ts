import { door } from "../../content/home.ts";
import type { DoorProps } from "./door.props.ts";

export const doorSamples: Record<string, DoorProps> = { usual: door };
