import { seats } from "../../content/community.ts";
import type { SeatsProps } from "./seats.props.ts";

export const seatsSamples: Record<string, SeatsProps> = { usual: seats };
