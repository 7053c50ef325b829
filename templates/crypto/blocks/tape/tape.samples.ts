import { coins } from "../../content/coins.ts";
import { tape } from "../../content/home.ts";
import type { TapeProps } from "./tape.props.ts";

export const tapeSamples: Record<string, TapeProps> = { own: { ...tape, coins: [...coins] } };
