import { stressProps } from "../../../../engine/document/stress-props.ts";
import { rules } from "../../content/home.ts";
import { type RulesProps, rulesProps } from "./rules.props.ts";

export const rulesSamples: Record<string, RulesProps> = {
  own: rules,
  least: { title: "Written on the wall", rules: [{ title: "Two coats. Always." }] },
  most: stressProps(rulesProps, rules, "most"),
};
