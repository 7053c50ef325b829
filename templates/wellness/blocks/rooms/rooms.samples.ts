import { rooms } from "../../content/home.ts";
import type { RoomsProps } from "./rooms.props.ts";

export const roomsSamples: Record<string, RoomsProps> = { usual: rooms };
