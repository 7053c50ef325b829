import { bowls } from "../../content/nutrition.ts";
import type { BowlsProps } from "./bowls.props.ts";

export const bowlsSamples: Record<string, BowlsProps> = { usual: bowls };
