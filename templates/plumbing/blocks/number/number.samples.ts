import { call } from "../../content/home.ts";
import type { NumberProps } from "./number.props.ts";

function callAt(label: string): NumberProps {
  return { ...call, phone: { label, href: `tel:${label.replaceAll(/[^+\d]/g, "")}` } };
}

export const numberSamples: Record<string, NumberProps> = {
  usual: call,
  local: callAt("346-7929"),
  abroad: callAt("+49 30 901823 46"),
  longest: callAt("+880 1234 567 890 12"),
  ungrouped: callAt("3614927058"),
  least: { title: "Shut the main" },
  plates: { ...call, drawing: "plain" },
};
