import { stressProps } from "../../../../engine/document/stress-props.ts";
import { rules } from "../../content/home.ts";
import { type RulesProps, rulesProps } from "./rules.props.ts";

export const rulesSamples: Record<string, RulesProps> = {
  own: rules,
  said: {
    title: rules.title,
    lead: "And read by whoever has the tape.",
    actions: [{ label: "Services and prices", href: "/services" }],
  },
  least: { rules: [{ title: "Two coats. Always." }] },
  most: stressProps(rulesProps, rules, "most"),
};
