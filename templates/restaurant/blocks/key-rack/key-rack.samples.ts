import { keyRack } from "../../content/rooms.ts";
import type { KeyRackProps } from "./key-rack.props.ts";

export const keyRackSamples: Record<string, KeyRackProps> = { own: keyRack };
