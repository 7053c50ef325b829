import { stressProps } from "../../../../engine/document/stress-props.ts";
import { rules } from "../../content/home.ts";
import { type RulesProps, rulesProps } from "./rules.props.ts";

export const rulesSamples: Record<string, RulesProps> = {
  own: rules,
  least: { title: rules.title, rules: [{ title: "Everything has a date." }] },
  most: stressProps(rulesProps, rules, "most"),
};
