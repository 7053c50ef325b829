import { fullest } from "../../../fullest-sample.ts";
import { rules } from "../../content/home.ts";
import { type RulesProps, rulesProps } from "./rules.props.ts";

export const rulesSamples: Record<string, RulesProps> = {
  own: rules,
  least: { title: "Written on the wall", rules: [{ title: "Two coats. Always." }] },
  most: fullest(rulesProps, rules),
};
