import { stressProps } from "../../../../engine/document/stress-props.ts";
import { savings } from "../../content/home.ts";
import { type SavingsProps, savingsProps } from "./savings.props.ts";

const { lead: _lead, ask: _ask, call: _call, ...unled } = savings;

export const savingsSamples: Record<string, SavingsProps> = {
  own: savings,
  least: unled,
  most: stressProps(savingsProps, savings, "most"),
};
