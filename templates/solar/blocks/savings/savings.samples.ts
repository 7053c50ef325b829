import { savings } from "../../content/home.ts";
import type { SavingsProps } from "./savings.props.ts";

export const savingsSamples: Record<string, SavingsProps> = { own: savings };
