import { guests } from "../../content/guests.ts";
import type { GuestsProps } from "./guests.props.ts";

export const guestsSamples: Record<string, GuestsProps> = { usual: guests };
