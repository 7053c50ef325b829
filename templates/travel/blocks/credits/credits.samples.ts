import { credits } from "../../content/home.ts";
import type { CreditsProps } from "./credits.props.ts";

export const creditsSamples: Record<string, CreditsProps> = { usual: credits };
