import { fullest } from "../../../fullest-sample.ts";
import { rules } from "../../content/home.ts";
import { type RulesProps, rulesProps } from "./rules.props.ts";

export const rulesSamples: Record<string, RulesProps> = {
  own: rules,
  least: { title: rules.title, rules: [{ title: "Everything has a date." }] },
  most: fullest(rulesProps, rules),
};
