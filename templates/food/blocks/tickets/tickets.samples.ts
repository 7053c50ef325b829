import { tickets } from "../../content/home.ts";
import type { TicketsProps } from "./tickets.props.ts";

export const ticketsSamples: Record<string, TicketsProps> = { usual: tickets };
