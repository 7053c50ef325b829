import { practices } from "../../content/meditation.ts";
import type { PracticesProps } from "./practices.props.ts";

export const practicesSamples: Record<string, PracticesProps> = { usual: practices };
