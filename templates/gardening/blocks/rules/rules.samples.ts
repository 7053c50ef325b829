import { rules } from "../../content/home.ts";
import type { RulesProps } from "./rules.props.ts";

export const rulesSamples: Record<string, RulesProps> = { usual: rules };
